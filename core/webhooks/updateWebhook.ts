import { z } from 'zod';
import type { Webhook } from '../../prisma/generated/client.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { parseInput } from '../input/parseInput.ts';
import { ping } from './createWebhook.ts';
import { getWebhook } from './getWebhook.ts';
import { webhookFields } from './webhookInput.ts';

const { url, events, description } = webhookFields;
const input = z.object({
  url: url.nullish(),
  events: events.nullish(),
  description: description.nullish(),
  active: z.boolean().nullish(),
});

export type UpdateWebhookInput = z.input<typeof input>;

/**
 * Changes the given fields. Sends a ping when the URL changes or the webhook is switched on again.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING, NOT_FOUND, INVALID_INPUT
 */
export async function updateWebhook(ctx: Ctx, { id, ...given }: UpdateWebhookInput & { id: string }): Promise<Webhook> {
  const webhook = await getWebhook(ctx, { id });
  const { active, ...fields } = parseInput(input, given);
  const isMoved = fields.url != null && fields.url !== webhook.url;
  if (isMoved) await ctx.outgoing.check(fields.url ?? '');
  const disabledAt = active == null ? webhook.disabledAt : active ? null : (webhook.disabledAt ?? ctx.now());
  const isBack = webhook.disabledAt !== null && disabledAt === null;
  return inTransaction(ctx, async (tx) => {
    const changed = await tx.webhook.update({
      where: { id },
      data: {
        url: fields.url ?? webhook.url,
        events: fields.events ?? webhook.events,
        description: fields.description ?? webhook.description,
        disabledAt,
        ...((isMoved || isBack) && { failingSince: null }),
      },
    });
    await recordAudit(tx, { actorId: webhook.userId, action: 'webhook.changed', entity: 'webhook', entityId: id });
    if (disabledAt === null && (isMoved || isBack)) await ping(tx, { webhookId: id, now: ctx.now() });
    return changed;
  });
}
