import { graphql, useFragment } from 'react-relay';
import { formatYearSpan } from '../candidate/facts/formatDates.ts';
import { Job } from '../candidate/facts/Job.tsx';
import { Panel } from '../candidate/Panel.tsx';
import { EvidenceList } from '../evidence/EvidenceList.tsx';
import { m } from '../paraglide/messages.js';
import { UnknownBadge } from '../ui/UnknownBadge.tsx';
import { uniqueKeys } from '../ui/uniqueKeys.ts';
import type { Background_candidate$key } from './__generated__/Background_candidate.graphql.ts';

/** Work and studies as read. */
export function Background({ candidate }: { candidate: Background_candidate$key }) {
  const { facts } = useFragment(
    graphql`
      fragment Background_candidate on Candidate {
        facts {
          experience {
            company
            position
            start
            ...Job_experience
          }
          education {
            institution
            degree
            startYear
            endYear
            current
            evidence {
              ...EvidenceList_evidence
            }
          }
        }
      }
    `,
    candidate,
  );
  const jobKeys = uniqueKeys(facts.experience.map(({ company, position, start }) => `${company} ${position} ${start}`));
  const studyKeys = uniqueKeys(facts.education.map(({ institution, degree }) => `${institution} ${degree}`));
  return (
    <div className="grid min-w-0 gap-4 lg:grid-cols-2 print:grid-cols-1">
      <Panel title={m.candidate_work()}>
        {facts.experience.length === 0 ? <UnknownBadge /> : null}
        <ul className="flex flex-col gap-3">
          {facts.experience.map((job, index) => (
            <Job key={jobKeys[index]} experience={job} />
          ))}
        </ul>
      </Panel>
      <Panel title={m.candidate_education()}>
        {facts.education.length === 0 ? <UnknownBadge /> : null}
        <ul className="flex flex-col gap-3">
          {facts.education.map((study, index) => (
            <li key={studyKeys[index]} className="min-w-0">
              <p className="text-base font-medium break-words">{study.degree ?? study.institution}</p>
              <p className="text-sm break-words text-muted tabular-nums">
                {[study.degree ? study.institution : null, formatYearSpan(study)].filter(Boolean).join(' · ')}
              </p>
              <EvidenceList evidence={study.evidence} compact limit={1} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
