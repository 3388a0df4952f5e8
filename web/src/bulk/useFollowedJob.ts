import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { isRunning } from '../app/jobs/jobState.ts';
import type { useFollowedJob_job$data, useFollowedJob_job$key } from './__generated__/useFollowedJob_job.graphql.ts';
import { useFollowJob } from './useFollowJob.ts';

/** What screens read of a job; pass it on to BulkProgress. */
export type BulkJob = useFollowedJob_job$data;

/**
 * The job that a mutation answered, kept up to date until it ends.
 *
 * @param onEnded called once with a job that has ended: what it changed is read again
 */
export function useFollowedJob(onEnded?: (job: BulkJob) => void) {
  const [key, follow] = useState<useFollowedJob_job$key | null>(null);
  const job =
    useFragment(
      graphql`
        fragment useFollowedJob_job on Job {
          id
          kind
          state
          completed
          failed
          total
          ...BulkProgress_job
        }
      `,
      key,
    ) ?? null;
  const running = job !== null && isRunning(job.state);
  useFollowJob(running ? job.id : null);
  const tell = useEffectEvent(() => job && onEnded?.(job));
  const endedId = job === null || running ? null : job.id;
  useEffect(() => {
    if (endedId !== null) tell();
  }, [endedId]);
  return { job, running, follow };
}
