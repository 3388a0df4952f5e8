import type { BulkJob } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { isOpenJob } from '../bulk/runningJobs.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { getRenewal } from './getRenewal.ts';

/**
 * Stops the running renewal. New results stay; everything else keeps its earlier results. A renewal that has already ended is left as it is.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function stopRenewal(ctx: Ctx, { jobId }: { jobId: string }): Promise<BulkJob> {
  const { userId } = requireViewer(ctx);
  await getRenewal(ctx, { jobId });
  const now = ctx.now();
  const job = await inTransaction(ctx, async (tx) => {
    await tx.$executeRaw`select 1 from bulk_jobs where id = ${jobId}::uuid for update`;
    const held = await tx.bulkJob.findUniqueOrThrow({ where: { id: jobId } });
    if (!isOpenJob(held)) return held;
    await recordAudit(tx, { actorId: userId, action: 'renewal.stopped', entity: 'job', entityId: held.id });
    return tx.bulkJob.update({
      where: { id: held.id },
      data: { state: 'REVOKED', cancelRequestedAt: now, finishedAt: now, version: { increment: 1 } },
    });
  });
  ctx.events.publish('cancel', { jobId: job.id });
  ctx.events.publish('job', { id: job.id, version: job.version });
  return job;
}
