import { X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { ProgressBar } from '../../ui/figures/ProgressBar.tsx';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { RelativeTime } from '../RelativeTime.tsx';
import type { JobRow_job$data, JobRow_job$key } from './__generated__/JobRow_job.graphql.ts';
import { bulkText } from './bulkText.ts';
import { isRunning, jobStateText, jobTones } from './jobState.ts';
import { useCancelJob } from './useCancelJob.ts';

/** One job: its subject, state and progress bar. A click opens its screening, where it can be cancelled, or its position; an operation is cancelled here, but for a deletion. */
export function JobRow({ job, onOpen }: { job: JobRow_job$key; onOpen: () => void }) {
  const data = useFragment(
    graphql`
      fragment JobRow_job on Job {
        id
        kind
        state
        completed
        failed
        total
        createdAt
        project {
          internalId
          title
        }
        screening {
          internalId
          progress
          project {
            title
          }
        }
      }
    `,
    job,
  );
  const { cancel, busy } = useCancelJob();
  const path = jobPath(data);
  const body = <JobBody data={data} />;
  return (
    <li className="flex items-center gap-1">
      {path === null ? (
        <div className="min-w-0 flex-1 p-2">{body}</div>
      ) : (
        <Link to={path} onClick={onOpen} className="block min-w-0 flex-1 rounded-control p-2 hover:bg-hover">
          {body}
        </Link>
      )}
      {isRunning(data.state) && !data.screening && !isDeletion(data) ? (
        <IconButton
          size="sm"
          icon={<X />}
          label={m.shell_job_cancel({ job: jobTitle(data) })}
          busy={busy}
          onClick={() => cancel(data.id)}
        />
      ) : null}
    </li>
  );
}

function JobBody({ data }: { data: JobRow_job$data }) {
  const title = jobTitle(data);
  const tone = jobTones[data.state];
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate text-sm font-medium">{title}</span>
        <Badge tone={tone}>{jobStateText(data.state)}</Badge>
      </div>
      <ProgressBar label={title} value={progressOf(data)} tone={tone} size="sm" />
      <div className="flex justify-between gap-2 text-xs text-muted tabular-nums">
        <span>
          {data.screening
            ? m.shell_job_files({ completed: data.completed, total: data.total })
            : m.bulk_job_candidates({ completed: data.completed, total: data.total })}
          {data.failed > 0 ? ` · ${m.shell_job_failed({ count: data.failed })}` : ''}
        </span>
        <RelativeTime date={data.createdAt} />
      </div>
    </div>
  );
}

function jobTitle({ kind, screening, project }: JobRow_job$data): string {
  if (!screening) {
    const job = bulkText(kind);
    return project ? m.bulk_job_of({ job, title: project.title }) : job;
  }
  return screening.project.title.trim() === ''
    ? m.shell_job_screening()
    : m.shell_job_screening_of({ title: screening.project.title });
}

/** It cannot be stopped in the middle, and its position is found no more. */
const isDeletion = ({ kind }: Pick<JobRow_job$data, 'kind'>) => kind === 'deleteProject';

function progressOf({ state, screening, completed, failed, total }: JobRow_job$data): number {
  if (state === 'SUCCESS') return 1;
  return screening?.progress ?? (total === 0 ? 0 : (completed + failed) / total);
}

/** A screening's progress while it runs, its results afterwards; the position of a bulk operation. */
function jobPath(job: JobRow_job$data): string | null {
  const { state, screening, project } = job;
  if (!screening) return project && !isDeletion(job) ? `/candidate-analysis?project=${project.internalId}` : null;
  return `${isRunning(state) ? '/processing' : '/review'}?screening=${screening.internalId}`;
}
