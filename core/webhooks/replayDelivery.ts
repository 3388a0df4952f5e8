import { z } from 'zod';
import type { WebhookDelivery } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { AppError } from '../errors.ts';
import { enqueueSending } from './enqueueSending.ts';
import { getWebhook } from './getWebhook.ts';

const uuid = z.uuid();

/**
 * Sends a delivery again, with the same id and current data. A pending one is sent at once.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING, NOT_FOUND; WEBHOOK_OFF while the webhook is switched off
 */
export async function replayDelivery(
  ctx: Ctx,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<WebhookDelivery> {
  const { disabledAt } = await getWebhook(ctx, { id: webhookId });
  if (disabledAt !== null) throw new AppError('WEBHOOK_OFF');
  return inTransaction(ctx, async (tx) => {
    const again = { status: 'PENDING', attempts: 0, nextAttemptAt: null, endedAt: null } as const;
    const [delivery] = uuid.safeParse(deliveryId).success
      ? await tx.webhookDelivery.updateManyAndReturn({ where: { id: deliveryId, webhookId }, data: again })
      : [];
    if (delivery === undefined) throw new AppError('NOT_FOUND', { entity: 'Delivery' });
    await enqueueSending(tx);
    return delivery;
  });
}
