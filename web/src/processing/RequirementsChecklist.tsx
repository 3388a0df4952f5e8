import { Circle, CircleCheck } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { Card } from '../ui/Card.tsx';
import type { RequirementsChecklist_screening$key } from './__generated__/RequirementsChecklist_screening.graphql.ts';

/** The three steps of reading the requirements, ticked when done. */
export function RequirementsChecklist({ screening }: { screening: RequirementsChecklist_screening$key }) {
  const data = useFragment(
    graphql`
      fragment RequirementsChecklist_screening on Screening {
        jobDescriptionsRead
        skillsExtracted
        criteriaWeighted
      }
    `,
    screening,
  );
  const steps: [label: string, done: boolean][] = [
    [m.processing_job_descriptions_read(), data.jobDescriptionsRead],
    [m.processing_skills_extracted(), data.skillsExtracted],
    [m.processing_criteria_weighted(), data.criteriaWeighted],
  ];
  return (
    <Card title={m.processing_requirements()}>
      <ul className="flex flex-col gap-2.5">
        {steps.map(([label, done]) => (
          <li key={label} className="flex items-center gap-2 text-sm">
            {done ? (
              <CircleCheck className="size-4 shrink-0 text-emerald-fg" aria-hidden="true" />
            ) : (
              <Circle className="size-4 shrink-0 text-faint" aria-hidden="true" />
            )}
            <span className={done ? '' : 'text-muted'}>{label}</span>
            <span className="sr-only">{done ? m.processing_done() : m.processing_not_done()}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
