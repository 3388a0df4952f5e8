import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueue } from '../queue.ts';
import { digestDue } from './digestDue.ts';

/** Enqueues the digest of each user for whom one is due; nothing without a mail server. Safe to run twice. */
export async function sendDigests(ctx: Ctx): Promise<void> {
  if (!ctx.mailer.delivers) return;
  const now = ctx.now();
  const due = (['DAILY', 'WEEKLY'] as const).map((digest) => ({ digest, digestSentAt: { lt: digestDue(digest, now) ?? now } }));
  const users = await ctx.db.user.findMany({ where: { OR: due }, select: { id: true } });
  await inTransaction(ctx, async (tx) => {
    for (const { id } of users) await enqueue(tx, 'sendDigest', { userId: id }, { jobKey: `digest ${id}`, priority: 5 });
  });
}
