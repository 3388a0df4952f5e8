import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { Cell } from '../../ui/Table.tsx';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import type { TimelineRow_candidates$data, TimelineRow_candidates$key } from './__generated__/TimelineRow_candidates.graphql.ts';
import { RowHead } from './CompareSection.tsx';
import { type Axis, timeAxis } from './timeAxis.ts';

/** Everybody's jobs on one time axis. */
export function TimelineRow({ candidates }: { candidates: TimelineRow_candidates$key }) {
  const data = useFragment(
    graphql`
      fragment TimelineRow_candidates on Candidate @relay(plural: true) {
        id
        facts {
          experience {
            company
            position
            start
            end
            current
            evidence {
              ...EvidenceList_evidence
            }
          }
        }
      }
    `,
    candidates,
  );
  const [today] = useState(() => new Date());
  const axis = timeAxis(
    data.flatMap(({ facts }) => facts.experience),
    today,
  );
  return (
    <tr>
      <RowHead>
        {axis === null ? m.comparisons_undated() : <span className="tabular-nums">{`${axis.from}–${axis.to}`}</span>}
      </RowHead>
      {data.map(({ id, facts: { experience } }) => (
        <Cell key={id} className="align-top">
          {experience.length === 0 ? (
            <span className="text-faint">{m.comparisons_undated()}</span>
          ) : (
            <Jobs jobs={experience} axis={axis} />
          )}
        </Cell>
      ))}
    </tr>
  );
}

type Job = TimelineRow_candidates$data[number]['facts']['experience'][number];

function Jobs({ jobs, axis }: { jobs: readonly Job[]; axis: Axis | null }) {
  const keys = uniqueKeys(jobs.map(({ position, company, start }) => `${start} ${position} ${company}`));
  return (
    <ol className="flex flex-col gap-2">
      {jobs.map((job, index) => {
        const bar = axis?.place(job) ?? null;
        const title = [job.position, job.company].filter(Boolean).join(', ');
        const period = [job.start, job.current ? m.comparisons_present() : job.end].filter(Boolean).join(' – ');
        return (
          <li key={keys[index]} className="break-inside-avoid">
            <div className="h-1.5 w-full rounded-full bg-gray-line" aria-hidden="true">
              {bar === null ? null : (
                <div
                  className="h-full rounded-full bg-accent"
                  style={{ marginInlineStart: `${bar.left * 100}%`, width: `${bar.width * 100}%` }}
                />
              )}
            </div>
            <div className="mt-0.5 text-xs break-words" dir="auto">
              {title}
            </div>
            <div className="text-xs text-muted tabular-nums">{period || m.comparisons_undated()}</div>
            <EvidenceList evidence={job.evidence} compact limit={1} />
          </li>
        );
      })}
    </ol>
  );
}
