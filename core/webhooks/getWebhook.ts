import { z } from 'zod';
import type { Webhook } from '../../prisma/generated/client.ts';
import { requireScope } from '../access/requireScope.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';

const uuid = z.uuid();

/**
 * One of the viewer's webhooks.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING, NOT_FOUND
 */
export async function getWebhook(ctx: Ctx, { id }: { id: string }): Promise<Webhook> {
  const { userId } = requireViewer(ctx);
  requireScope(ctx, 'admin');
  const known = uuid.safeParse(id).success;
  const webhook = known ? await ctx.db.webhook.findFirst({ where: { id, userId, screeningId: null } }) : null;
  if (webhook === null) throw new AppError('NOT_FOUND', { entity: 'Webhook' });
  return webhook;
}

/**
 * The viewer's webhooks, newest first.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING
 */
export async function listWebhooks(ctx: Ctx): Promise<Webhook[]> {
  const { userId } = requireViewer(ctx);
  requireScope(ctx, 'admin');
  return ctx.db.webhook.findMany({ where: { userId, screeningId: null }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
}
