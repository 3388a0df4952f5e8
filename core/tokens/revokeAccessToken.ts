import { z } from 'zod';
import { requireScope } from '../access/requireScope.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { AppError } from '../errors.ts';

const uuid = z.uuid();

/**
 * Revokes one of the viewer's access tokens at once; open event streams end with their next event.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING, NOT_FOUND
 */
export async function revokeAccessToken(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { userId } = requireViewer(ctx);
  requireScope(ctx, 'admin');
  const known = uuid.safeParse(id).success;
  await inTransaction(ctx, async (tx) => {
    const where = { id, userId, revokedAt: null };
    const { count } = known ? await tx.apiToken.updateMany({ where, data: { revokedAt: ctx.now() } }) : { count: 0 };
    if (count === 0) throw new AppError('NOT_FOUND', { entity: 'AccessToken' });
    await recordAudit(tx, { actorId: userId, action: 'token.revoked', entity: 'token', entityId: id });
  });
}
