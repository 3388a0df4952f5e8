import { z } from 'zod';
import type { Prisma, Webhook } from '../../prisma/generated/client.ts';
import { requireScope } from '../access/requireScope.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../input/parseInput.ts';
import { enqueueSending } from './enqueueSending.ts';
import { makeSecret } from './signMessage.ts';
import { pingEvent } from './webhookEvents.ts';
import { webhookFields } from './webhookInput.ts';

/** Most webhooks of a user, because lists show them all at once. */
const mostWebhooks = 50;

const input = z.object({ ...webhookFields, description: webhookFields.description.nullish().transform((text) => text ?? '') });

export type CreateWebhookInput = z.input<typeof input>;

/**
 * Creates a webhook that sends events to a URL from now on, with the viewer's rights, and first sends a ping.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING, INVALID_INPUT (also for a URL that is not allowed)
 * @returns the webhook with its secret, which is shown only once
 */
export async function createWebhook(ctx: Ctx, given: CreateWebhookInput): Promise<Webhook> {
  const { userId } = requireViewer(ctx);
  requireScope(ctx, 'admin');
  const fields = parseInput(input, given);
  await ctx.outgoing.check(fields.url);
  const secret = makeSecret();
  return inTransaction(ctx, async (tx) => {
    if ((await tx.webhook.count({ where: { userId, screeningId: null } })) >= mostWebhooks)
      throw new AppError('INVALID_INPUT', { message: `At most ${mostWebhooks} webhooks. Delete one first.` });
    const webhook = await tx.webhook.create({
      data: { ...fields, userId, secret: ctx.sealer.seal(secret), createdAt: ctx.now() },
    });
    await recordAudit(tx, { actorId: userId, action: 'webhook.created', entity: 'webhook', entityId: webhook.id });
    await ping(tx, { webhookId: webhook.id, now: ctx.now() });
    return { ...webhook, secret };
  });
}

/** A first delivery, which shows whether the URL works. */
export async function ping(tx: Prisma.TransactionClient, { webhookId, now }: { webhookId: string; now: Date }): Promise<void> {
  await tx.webhookDelivery.create({ data: { webhookId, event: pingEvent, entityId: webhookId, createdAt: now } });
  await enqueueSending(tx);
}
