import type { WebhookDelivery } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { getWebhook } from './getWebhook.ts';

export interface ListDeliveriesInput {
  webhookId: string;
  skip?: number;
  take?: number | undefined;
}

/**
 * What a webhook was told, newest first. The log is kept for thirty days.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING, NOT_FOUND
 */
export async function listDeliveries(
  ctx: Ctx,
  { webhookId, skip = 0, take = 500 }: ListDeliveriesInput,
): Promise<{ items: WebhookDelivery[]; total: number }> {
  await getWebhook(ctx, { id: webhookId });
  const where = { webhookId };
  const [items, total] = await Promise.all([
    ctx.db.webhookDelivery.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], skip, take }),
    ctx.db.webhookDelivery.count({ where }),
  ]);
  return { items, total };
}
