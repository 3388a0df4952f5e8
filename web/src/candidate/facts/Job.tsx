import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import type { Job_experience$key } from './__generated__/Job_experience.graphql.ts';
import { formatJobSpan } from './formatDates.ts';

const shownAtOnce = 2;

/** One job: position, company, place, dates and the first responsibilities. */
export function Job({ experience }: { experience: Job_experience$key }) {
  const job = useFragment(
    graphql`
      fragment Job_experience on ExperienceFact {
        company
        position
        location
        start
        end
        current
        months
        responsibilities
        evidence {
          ...EvidenceList_evidence
        }
      }
    `,
    experience,
  );
  const [all, setAll] = useState(false);
  const shown = all ? job.responsibilities.length : shownAtOnce;
  const hidden = Math.max(0, job.responsibilities.length - shown);
  const keys = uniqueKeys(job.responsibilities);
  return (
    <li className="min-w-0">
      <p className="text-base font-medium break-words">{[job.position, job.company].filter(Boolean).join(' · ')}</p>
      <p className="text-sm text-muted tabular-nums">{[formatJobSpan(job), job.location].filter(Boolean).join(' · ')}</p>
      {job.responsibilities.length > 0 ? (
        <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-4 text-sm text-muted">
          {job.responsibilities.map((text, index) => (
            <li key={keys[index]} className={classNames('break-words', index >= shown && 'hidden print:list-item')}>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      {hidden > 0 ? (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-6 rounded-control pl-4 text-xs print:hidden font-medium text-accent-text hover:underline coarse:min-h-11"
        >
          {m.evidence_more({ count: hidden })}
        </button>
      ) : null}
      <EvidenceList evidence={job.evidence} compact limit={1} />
    </li>
  );
}
