import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/IconButton.tsx';
import { Popover } from '../../ui/Popover.tsx';
import type { JobsBadge_viewer$key } from './__generated__/JobsBadge_viewer.graphql.ts';
import { JobRow } from './JobRow.tsx';
import { isRunning } from './jobState.ts';
import { useJobUpdates } from './useJobUpdates.ts';

/** The number of running jobs; opens the list of running and recent ones. */
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
  const running = jobs.edges.filter(({ node }) => isRunning(node.state)).length;
  const label = running > 0 ? m.shell_jobs_running({ count: running }) : m.shell_jobs();
  const trigger = <IconButton label={label} icon={<JobsIcon running={running} />} className="relative" />;
  return (
    <Popover trigger={trigger} title={m.shell_jobs()} side="top" open={open} onOpenChange={setOpen} className="w-96">
      {jobs.edges.length === 0 ? <p className="text-sm text-muted">{m.shell_jobs_empty()}</p> : null}
      <ul className="-mx-2 flex flex-col gap-0.5">
        {jobs.edges.map(({ node }) => (
          <JobRow key={node.id} job={node} onOpen={() => setOpen(false)} />
        ))}
      </ul>
    </Popover>
  );
}

function JobsIcon({ running }: { running: number }) {
  return (
    <>
      <ListChecks aria-hidden="true" />
      {running > 0 ? (
        <span className="absolute top-0 right-0 flex h-4 min-w-4 items-center justify-center rounded-full bg-accent px-1 text-xs leading-none font-semibold text-accent-fg tabular-nums">
          {running}
        </span>
      ) : null}
    </>
  );
}
