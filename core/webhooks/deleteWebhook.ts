import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { getWebhook } from './getWebhook.ts';

/**
 * Deletes one of the viewer's webhooks with its log and its pending deliveries.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING, NOT_FOUND
 */
export async function deleteWebhook(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { userId } = await getWebhook(ctx, { id });
  await inTransaction(ctx, async (tx) => {
    await tx.webhook.deleteMany({ where: { id } });
    await recordAudit(tx, { actorId: userId, action: 'webhook.deleted', entity: 'webhook', entityId: id });
  });
}
