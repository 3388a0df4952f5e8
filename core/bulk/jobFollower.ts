import type { BulkJob } from '../../prisma/generated/client.ts';
import { shareReads } from '../../prisma/shareReads.ts';
import type { Ctx } from '../context.ts';
import type { RowFollower } from '../publishing/followRows.ts';
import { isOpenJob } from './runningJobs.ts';

/**
 * Follows a job from its current state through each change to its end. The first state is sent even if the job has ended, because that may happen before
 * anybody listens.
 */
export function jobFollower(ctx: Ctx, { id }: Pick<BulkJob, 'id'>): RowFollower<'job', BulkJob> {
  const db = shareReads(ctx.db);
  const current = () => db.bulkJob.findMany({ where: { id } });
  return {
    topic: 'job',
    current,
    concerns: (message) => message.id === id,
    subject: `job ${id}`,
    isLast: (job) => !isOpenJob(job),
  };
}
