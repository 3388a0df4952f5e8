import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { AppError } from '../errors.ts';

/**
 * Ends this session, or all sessions of the user.
 *
 * @throws AppError UNAUTHENTICATED; NOT_ALLOWED for a personal access token, which is revoked in the settings instead
 */
export async function signOut(ctx: Ctx, { everywhere = false }: { everywhere?: boolean } = {}): Promise<void> {
  const { userId, sessionId } = requireViewer(ctx);
  if (sessionId === null) throw new AppError('NOT_ALLOWED');
  const which = everywhere ? { userId } : { id: sessionId };
  await inTransaction(ctx, async (tx) => {
    await tx.session.updateMany({ where: { ...which, revokedAt: null }, data: { revokedAt: ctx.now() } });
    await recordAudit(tx, {
      actorId: userId,
      action: 'user.signed-out',
      entity: 'user',
      entityId: userId,
      details: { everywhere },
    });
  });
}
