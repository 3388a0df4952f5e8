import type { BulkJob, BulkJobItem } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { getJob } from './getJob.ts';

/** How many failures of a job are returned. */
const mostFailures = 100;

/**
 * A job with the first items that failed.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function readJob(ctx: Ctx, { id }: { id: string }): Promise<{ job: BulkJob; failures: BulkJobItem[] }> {
  const job = await getJob(ctx, { id });
  const failures = await ctx.db.bulkJobItem.findMany({
    where: { jobId: job.id, state: 'FAILED' },
    orderBy: { position: 'asc' },
    take: mostFailures,
  });
  return { job, failures };
}
