import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { Popover } from '../../ui/layers/Popover.tsx';
import { solidTone } from '../../ui/tones.ts';
import { useSteady } from '../../ui/useSteady.ts';
import type { JobsBadge_viewer$key } from './__generated__/JobsBadge_viewer.graphql.ts';
import { JobRow } from './JobRow.tsx';
import { isRunning, type JobState, jobStateText, jobTones } from './jobState.ts';
import { useJobUpdates } from './useJobUpdates.ts';

/** The number of running jobs in their state's colour, and how one ended that nobody has looked at; opens the list of running and recent ones. */
export function JobsBadge({ viewer }: { viewer: JobsBadge_viewer$key }) {
  const [open, setOpen] = useState(false);
  const { jobs } = useFragment(
    graphql`
      fragment JobsBadge_viewer on User {
        jobs(first: 12) @connection(key: "JobsBadge_jobs") {
          __id
          edges {
            node {
              id
              state
              ...JobRow_job
            }
          }
        }
      }
    `,
    viewer,
  );
  useJobUpdates(jobs.__id);
  const { value: listed, onPointerDown } = useSteady(jobs.edges);
  const running = jobs.edges.filter(({ node }) => isRunning(node.state));
  const ended = jobs.edges.filter(({ node }) => !isRunning(node.state));
  const [seen, setSeen] = useState(() => new Set(ended.map(({ node }) => node.id)));
  const fresh = ended.find(({ node }) => !seen.has(node.id))?.node.state ?? null;
  const show = (next: boolean) => {
    setSeen(new Set(ended.map(({ node }) => node.id)));
    setOpen(next);
  };
  const state = running.some(({ node }) => node.state === 'PROGRESS') ? 'PROGRESS' : running.length > 0 ? 'PENDING' : fresh;
  const trigger = (
    <IconButton
      label={badgeLabel(running.length, fresh)}
      icon={<JobsIcon running={running.length} state={state} />}
      className="relative"
    />
  );
  return (
    <Popover trigger={trigger} title={m.shell_jobs()} side="top" fixed open={open} onOpenChange={show} className="w-96">
      {listed.length === 0 ? <p className="text-sm text-muted">{m.shell_jobs_empty()}</p> : null}
      <ul className="-mx-2 flex flex-col gap-0.5" onPointerDown={onPointerDown}>
        {listed.map(({ node }) => (
          <JobRow key={node.id} job={node} onOpen={() => show(false)} />
        ))}
      </ul>
    </Popover>
  );
}

function badgeLabel(running: number, fresh: JobState | null): string {
  if (running > 0) return m.shell_jobs_running({ count: running });
  return fresh === null ? m.shell_jobs() : m.shell_jobs_ended({ state: jobStateText(fresh) });
}

function JobsIcon({ running, state }: { running: number; state: JobState | null }) {
  const colour = state === null ? '' : solidTone[jobTones[state]];
  return (
    <>
      <ListChecks aria-hidden="true" />
      {running > 0 ? (
        <span
          className={`absolute top-0 right-0 flex h-4 min-w-4 items-center justify-center rounded-full px-1 text-xs leading-none font-semibold text-accent-fg tabular-nums ${colour}`}
        >
          {running}
        </span>
      ) : null}
      {running === 0 && state !== null ? <span className={`absolute top-1 right-1 size-2 rounded-full ${colour}`} /> : null}
    </>
  );
}
