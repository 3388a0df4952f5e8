import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { announceNotifications, type Notified } from '../notifications/notification.ts';
import type { ClaimedDelivery } from './claimDeliveries.ts';
import { nextAttempt, patienceMs } from './retryTimes.ts';

/** Null when delivered. `final`: further attempts are pointless. */
export type AttemptFailure = { reason: string; final: boolean } | null;

/** Records the outcome of an attempt. A webhook that failed finally, or for a long time, is switched off and its owner notified. */
export async function endAttempt(
  ctx: Ctx,
  { delivery, failure }: { delivery: ClaimedDelivery; failure: AttemptFailure },
): Promise<void> {
  const { id, webhookId, attempts } = delivery;
  const now = ctx.now();
  if (failure === null) {
    await ctx.db.webhookDelivery.updateMany({
      where: { id },
      data: { status: 'DELIVERED', lastError: null, nextAttemptAt: null, endedAt: now },
    });
    await ctx.db.webhook.updateMany({ where: { id: webhookId, failingSince: { not: null } }, data: { failingSince: null } });
    return;
  }
  const next = nextAttempt(attempts, now);
  await ctx.db.webhookDelivery.updateMany({
    where: { id },
    data: {
      lastError: failure.reason,
      ...(next ? { nextAttemptAt: next } : { status: 'FAILED', nextAttemptAt: null, endedAt: now }),
    },
  });
  await ctx.db.webhook.updateMany({ where: { id: webhookId, failingSince: null }, data: { failingSince: now } });
  const hopeless = { lte: new Date(now.getTime() - patienceMs) };
  await switchOff(ctx, { webhookId, ...(!failure.final && { failingSince: hopeless }) });
}

/** Switches a webhook off; with `failingSince`, only if it has been failing since then. Does nothing when it is already off. */
async function switchOff(
  ctx: Ctx,
  { webhookId: id, ...when }: { webhookId: string; failingSince?: { lte: Date } },
): Promise<void> {
  const now = ctx.now();
  const notified = await inTransaction(ctx, async (tx): Promise<Notified[]> => {
    const [webhook] = await tx.webhook.updateManyAndReturn({
      where: { id, disabledAt: null, ...when },
      data: { disabledAt: now },
    });
    if (webhook === undefined) return [];
    const { userId } = webhook;
    await tx.webhookDelivery.updateMany({
      where: { webhookId: id, status: 'PENDING' },
      data: { status: 'FAILED', nextAttemptAt: null, endedAt: now },
    });
    await recordAudit(tx, { actorId: null, action: 'webhook.switched-off', entity: 'webhook', entityId: id });
    const params = { webhookId: id };
    return [
      await tx.notification.create({
        data: { userId, kind: 'webhook-off', params, path: '/settings?tab=webhooks', createdAt: now },
        select: { id: true, userId: true },
      }),
    ];
  });
  announceNotifications(ctx, notified);
}
