import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isRunning, jobStateText, jobTones } from '../app/jobs/jobState.ts';
import { m } from '../paraglide/messages.js';
import { Badge } from '../ui/Badge.tsx';
import { ProgressBar } from '../ui/figures/ProgressBar.tsx';
import { Button } from '../ui/inputs/Button.tsx';
import { Popover } from '../ui/layers/Popover.tsx';
import type { BulkProgress_job$key } from './__generated__/BulkProgress_job.graphql.ts';
import { BulkErrors } from './BulkErrors.tsx';

export interface BulkProgressProps {
  job: BulkProgress_job$key;
  onCancel: () => void;
  /** Offered once the job has ended. */
  onClose?: () => void;
}

/** A bulk operation's bar and counts; Cancel while it runs, the candidates it left once some failed. */
export function BulkProgress({ job, onCancel, onClose }: BulkProgressProps) {
  const { id, state, completed, failed, total } = useFragment(
    graphql`
      fragment BulkProgress_job on Job {
        id
        state
        completed
        failed
        total
      }
    `,
    job,
  );
  const [open, setOpen] = useState(false);
  const running = isRunning(state);
  const done = total === 0 ? 0 : (completed + failed) / total;
  return (
    <section aria-label={m.bulk_progress()} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <Badge tone={jobTones[state]}>{jobStateText(state)}</Badge>
      <ProgressBar label={m.bulk_progress()} value={state === 'SUCCESS' ? 1 : done} tone={jobTones[state]} className="w-40!" />
      <span aria-live="polite" className="tabular-nums">
        {m.bulk_progress_of({ completed, total })}
      </span>
      {failed > 0 ? (
        <Popover
          trigger={
            <Button size="sm" variant="ghost" className="text-red-fg!">
              {m.bulk_failed({ count: failed })}
            </Button>
          }
          title={m.bulk_failed_title()}
          open={open}
          onOpenChange={setOpen}
          side="top"
        >
          <BulkErrors jobId={id} failed={failed} />
        </Popover>
      ) : null}
      {running ? (
        <Button size="sm" onClick={onCancel}>
          {m.ui_cancel()}
        </Button>
      ) : null}
      {!running && onClose ? (
        <Button size="sm" variant="ghost" onClick={onClose}>
          {m.ui_close()}
        </Button>
      ) : null}
    </section>
  );
}
