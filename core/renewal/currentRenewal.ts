import type { BulkJob } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { isOpenJob } from '../bulk/runningJobs.ts';
import type { Ctx } from '../context.ts';
import { findOutdated } from './findOutdated.ts';
import { newestRenewal } from './startRenewal.ts';

/** How long lists report that some results could not be renewed. */
const reportedMs = 24 * 3_600_000;

/**
 * The renewal to show to users: one that is running, one that stopped or failed with work left, or one that ended within the last day with failures.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function currentRenewal(ctx: Ctx): Promise<BulkJob | null> {
  requireViewer(ctx);
  const job = await newestRenewal(ctx.db);
  if (job === null || isOpenJob(job)) return job;
  if (job.state === 'SUCCESS') return job.failed > 0 && isRecent(ctx, job) ? job : null;
  const { documents, scores } = await findOutdated(ctx);
  return documents.length + scores.length > 0 ? job : null;
}

function isRecent(ctx: Ctx, { finishedAt }: BulkJob): boolean {
  return finishedAt !== null && ctx.now().getTime() - finishedAt.getTime() < reportedMs;
}
