import type { Ctx } from '../context.ts';
import { enqueueEmptying } from '../deletion/emptyProject.ts';
import { enqueueSweep } from '../documents/sweepUnusedFiles.ts';
import { failAbandoned } from '../pipeline/failAbandoned.ts';
import { closeForgottenUploads } from './closeForgottenUploads.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Goes on with deletions whose tasks were lost or given up. */
async function resumeDeletions({ db }: Ctx): Promise<void> {
  const deleting = await db.project.findMany({ where: { deletingAt: { not: null } }, select: { id: true } });
  for (const { id } of deleting) await enqueueEmptying(db, { projectId: id });
  await enqueueSweep(db);
}

/**
 * Deletes what is no longer needed: codes that can neither be used nor count against an address, dead sessions, old failures, idempotency keys, snapshots of lists, tickets, deliveries of
 * last month, notifications of last quarter, and the candidates that a job of last week changed.
 * Ends what nobody else would: uploads that their browser never finished, documents whose tasks were given up, deletions, and files that no document uses. Safe to run twice.
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
      // A client that signed in is known for a while: what others fail at its address does not stop it.
      where: { windowStartedAt: { lt: dayAgo }, OR: [{ signedInAt: null }, { signedInAt: { lt: quarterAgo } }] },
    }),
    ctx.db.session.deleteMany({
      where: { OR: [{ expiresAt: { lt: now } }, { idleExpiresAt: { lt: now } }, { revokedAt: { lt: dayAgo } }] },
    }),
    ctx.db.idempotencyKey.deleteMany({ where: { createdAt: { lt: dayAgo } } }),
    // What a job did shows in the candidates; whom it left unchanged stays readable as long as the job.
    ctx.db.bulkJobItem.deleteMany({ where: { state: { not: 'FAILED' }, job: { finishedAt: { lt: weekAgo } } } }),
    ctx.db.webhookDelivery.deleteMany({ where: { status: { not: 'PENDING' }, createdAt: { lt: monthAgo } } }),
    ctx.db.notification.deleteMany({ where: { createdAt: { lt: quarterAgo } } }),
    ctx.db.streamTicket.deleteMany({ where: { expiresAt: { lt: now } } }),
    ctx.db.listSnapshot.deleteMany({ where: { createdAt: { lt: dayAgo } } }),
  ]);
  // Objects of uploads that came to nothing.
  if (ctx.objects !== null) await enqueueSweep(ctx.db);
  const ended = (await closeForgottenUploads(ctx)) + (await failAbandoned(ctx));
  await resumeDeletions(ctx);
  return removed.reduce((sum, { count }) => sum + count, ended);
}
