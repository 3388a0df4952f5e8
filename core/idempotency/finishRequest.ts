import type { Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import type { StoredAnswer } from './beginRequest.ts';

/** Stores the answer for repeats of the request. */
export async function finishRequest(ctx: Ctx, { key, status, body }: StoredAnswer & { key: string }): Promise<void> {
  const { userId } = requireViewer(ctx);
  await ctx.db.idempotencyKey.updateMany({ where: { userId, key }, data: { status, body: body as Prisma.InputJsonValue } });
}

/** Releases the key of a request that did nothing, so that it can be repeated. */
export async function dropRequest(ctx: Ctx, { key }: { key: string }): Promise<void> {
  const { userId } = requireViewer(ctx);
  await ctx.db.idempotencyKey.deleteMany({ where: { userId, key, status: null } });
}
