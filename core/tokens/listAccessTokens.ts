import type { ApiToken } from '../../prisma/generated/client.ts';
import { requireScope } from '../access/requireScope.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';

/**
 * The viewer's access tokens that are not revoked, newest first. The tokens themselves are not stored.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING
 */
export async function listAccessTokens(ctx: Ctx): Promise<ApiToken[]> {
  const { userId } = requireViewer(ctx);
  requireScope(ctx, 'admin');
  return ctx.db.apiToken.findMany({ where: { userId, revokedAt: null }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
}
