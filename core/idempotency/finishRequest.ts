import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { requireViewer } from '../requireViewer.ts';
import type { StoredAnswer } from './beginRequest.ts';

/** Keeps the answer for repeats of the request. */
export async function finishRequest(ctx: Ctx, { key, status, body }: StoredAnswer & { key: string }): Promise<void> {
  const { userId } = requireViewer(ctx);
  await ctx.db.idempotencyKey.updateMany({ where: { userId, key }, data: { status, body: body as Prisma.InputJsonValue } });
}

/** Nothing was done, so the same request may be tried again with its key. */
export async function dropRequest(ctx: Ctx, { key }: { key: string }): Promise<void> {
  const { userId } = requireViewer(ctx);
  await ctx.db.idempotencyKey.deleteMany({ where: { userId, key, status: null } });
}
