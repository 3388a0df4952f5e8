import type { BulkJob } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { getRenewal } from './getRenewal.ts';
import { startRenewal } from './startRenewal.ts';

/**
 * Resumes a renewal that was stopped or failed.
 *
 * @returns null when nothing is outdated anymore
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function continueRenewal(ctx: Ctx, { jobId }: { jobId: string }): Promise<BulkJob | null> {
  const { userId } = requireViewer(ctx);
  await getRenewal(ctx, { jobId });
  const job = await startRenewal(ctx, { asked: true });
  if (job !== null) await recordAudit(ctx.db, { actorId: userId, action: 'renewal.continued', entity: 'job', entityId: job.id });
  return job;
}
