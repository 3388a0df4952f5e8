import type { Session } from '../../prisma/generated/client.ts';
import { requireScope } from '../access/requireScope.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';

/**
 * The viewer's sessions that still work, last used first.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING
 */
export async function listSessions(ctx: Ctx): Promise<Session[]> {
  const { userId } = requireViewer(ctx);
  requireScope(ctx, 'admin');
  const now = ctx.now();
  return ctx.db.session.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: now }, idleExpiresAt: { gt: now } },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
  });
}
