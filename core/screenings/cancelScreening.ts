import type { Screening } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueue } from '../queue.ts';
import { getScreening } from './getScreening.ts';
import { lockScreening } from './lockScreening.ts';

/**
 * Stops a screening: running work is aborted, waiting work never starts, finished work stays. A résumé whose facts are stored counts as finished and is
 * scored. A screening that has already ended stays as it is.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function cancelScreening(ctx: Ctx, { screeningId }: { screeningId: string }): Promise<Screening> {
  const { userId } = requireViewer(ctx);
  await getScreening(ctx, { id: screeningId });
  const now = ctx.now();
  const job = await inTransaction(ctx, async (tx) => {
    const { state, jobId, projectId } = await lockScreening(tx, { id: screeningId });
    if (state === 'COMPLETED' || state === 'CANCELLED') return null;
    await tx.screening.update({ where: { id: screeningId }, data: { state: 'CANCELLED', finishedAt: now } });
    const extracted = await tx.document.updateMany({
      where: { screeningId, state: 'SCORING' },
      data: { state: 'DONE', finishedAt: now },
    });
    if (extracted.count > 0) await enqueue(tx, 'rescoreProject', { projectId }, { jobKey: `rescoreProject:${projectId}` });
    const open = { screeningId, state: { in: ['QUEUED' as const, 'READING' as const, 'EXTRACTING' as const] } };
    await tx.document.updateMany({ where: open, data: { state: 'CANCELLED', finishedAt: now } });
    await recordAudit(tx, { actorId: userId, action: 'screening.cancelled', entity: 'screening', entityId: screeningId });
    const completed = await tx.document.count({ where: { screeningId, state: 'DONE' } });
    return tx.bulkJob.update({
      where: { id: jobId },
      data: { state: 'REVOKED', cancelRequestedAt: now, finishedAt: now, completed, version: { increment: 1 } },
    });
  });
  if (job !== null) {
    ctx.events.publish('cancel', { jobId: job.id });
    ctx.events.publish('job', { id: job.id, version: job.version });
    ctx.events.publish('screening', { id: screeningId, ended: true });
  }
  return getScreening(ctx, { id: screeningId });
}
