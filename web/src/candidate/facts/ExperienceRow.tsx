import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import { ExperienceEditor } from '../edit/ExperienceEditor.tsx';
import type { ExperienceRow_facts$key } from './__generated__/ExperienceRow_facts.graphql.ts';
import { FactRow } from './FactRow.tsx';
import { Job } from './Job.tsx';

export interface ExperienceRowProps {
  facts: ExperienceRow_facts$key;
  candidateId: string;
  corrected: boolean;
}

export function ExperienceRow({ facts, candidateId, corrected }: ExperienceRowProps) {
  const { experience } = useFragment(
    graphql`
      fragment ExperienceRow_facts on CandidateFacts {
        experience {
          company
          position
          location
          start
          end
          current
          months
          responsibilities
          ...Job_experience
        }
      }
    `,
    facts,
  );
  const values = experience.map((job) => ({
    company: job.company ?? null,
    position: job.position ?? null,
    location: job.location ?? null,
    start: job.start ?? null,
    end: job.end ?? null,
    current: job.current,
    months: job.months ?? null,
    responsibilities: [...job.responsibilities],
  }));
  const keys = uniqueKeys(values.map((job) => `${job.company} ${job.position} ${job.start}`));
  return (
    <FactRow
      label={m.fact_experience()}
      candidateId={candidateId}
      field="EXPERIENCE"
      corrected={corrected}
      value={values}
      editor={ExperienceEditor}
    >
      <ul className="flex flex-col gap-3">
        {experience.map((job, index) => (
          <Job key={keys[index]} experience={job} />
        ))}
      </ul>
    </FactRow>
  );
}
