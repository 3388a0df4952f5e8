import type { WebhookDelivery } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { olderThan, type RowInTime } from '../database/olderThan.ts';
import { getWebhook } from './getWebhook.ts';

export interface ListDeliveriesInput {
  webhookId: string;
  /** Only deliveries below this one. */
  after?: RowInTime | undefined;
  /** Absent: all. */
  take?: number | undefined;
}

/**
 * A webhook's deliveries, newest first. They are kept for thirty days.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING, NOT_FOUND
 */
export async function listDeliveries(
  ctx: Ctx,
  { webhookId, after, take }: ListDeliveriesInput,
): Promise<{ items: WebhookDelivery[]; total: number }> {
  await getWebhook(ctx, { id: webhookId });
  const where = { webhookId, ...olderThan(after) };
  const [items, total] = await Promise.all([
    ctx.db.webhookDelivery.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...(take !== undefined && { take }),
    }),
    ctx.db.webhookDelivery.count({ where }),
  ]);
  return { items, total };
}
