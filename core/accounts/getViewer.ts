import type { User } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { requireViewer } from '../requireViewer.ts';

/** @throws AppError UNAUTHENTICATED */
export async function getViewer(ctx: Ctx): Promise<User> {
  const { userId } = requireViewer(ctx);
  return ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
}
