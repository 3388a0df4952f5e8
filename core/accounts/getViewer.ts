import type { User } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';

/** @throws AppError UNAUTHENTICATED */
export async function getViewer(ctx: Ctx): Promise<User> {
  const { userId } = requireViewer(ctx);
  return ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
}
