import type { Ctx } from '../context.ts';
import { enqueueEmptying } from '../deletion/emptyProject.ts';
import { enqueueSweep } from '../documents/sweepUnusedFiles.ts';
import { failAbandoned } from '../pipeline/failAbandoned.ts';
import { closeForgottenUploads } from './closeForgottenUploads.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Resumes deletions whose tasks were lost or gave up. */
async function resumeDeletions({ db }: Ctx): Promise<void> {
  const deleting = await db.project.findMany({ where: { deletingAt: { not: null } }, select: { id: true } });
  for (const { id } of deleting) await enqueueEmptying(db, { projectId: id });
  await enqueueSweep(db);
}

/**
 * Deletes what is no longer needed: codes that can neither be used nor count against an address, dead sessions, old failures, idempotency keys, snapshots of
 * lists, tickets, deliveries of last month, notifications of last quarter, and the candidates that a job of last week changed. Also ends uploads that their
 * browser never finished and documents whose tasks gave up, resumes deletions, and deletes files that no document uses. Safe to run twice.
 *
 * @returns how many rows were deleted or ended
 */
export async function cleanUp(ctx: Ctx): Promise<number> {
  const now = ctx.now();
  const dayAgo = new Date(now.getTime() - day);
  const monthAgo = new Date(now.getTime() - 30 * day);
  const quarterAgo = new Date(now.getTime() - 90 * day);
  const weekAgo = new Date(now.getTime() - 7 * day);
  const removed = await ctx.db.$transaction([
    ctx.db.signInCode.deleteMany({ where: { createdAt: { lt: dayAgo } } }),
    ctx.db.signInThrottle.deleteMany({
      // Keep clients that signed in for a while: failures of others do not lock them out.
      where: { windowStartedAt: { lt: dayAgo }, OR: [{ signedInAt: null }, { signedInAt: { lt: quarterAgo } }] },
    }),
    ctx.db.session.deleteMany({
      where: { OR: [{ expiresAt: { lt: now } }, { idleExpiresAt: { lt: now } }, { revokedAt: { lt: dayAgo } }] },
    }),
    ctx.db.idempotencyKey.deleteMany({ where: { createdAt: { lt: dayAgo } } }),
    // Delete only successful items: failed ones are listed with the job as long as it exists.
    ctx.db.bulkJobItem.deleteMany({ where: { state: { not: 'FAILED' }, job: { finishedAt: { lt: weekAgo } } } }),
    ctx.db.webhookDelivery.deleteMany({ where: { status: { not: 'PENDING' }, createdAt: { lt: monthAgo } } }),
    ctx.db.notification.deleteMany({ where: { createdAt: { lt: quarterAgo } } }),
    ctx.db.streamTicket.deleteMany({ where: { expiresAt: { lt: now } } }),
    ctx.db.listSnapshot.deleteMany({ where: { createdAt: { lt: dayAgo } } }),
  ]);
  // Also removes objects of failed uploads.
  if (ctx.objects !== null) await enqueueSweep(ctx.db);
  const ended = (await closeForgottenUploads(ctx)) + (await failAbandoned(ctx));
  await resumeDeletions(ctx);
  return removed.reduce((sum, { count }) => sum + count, ended);
}
