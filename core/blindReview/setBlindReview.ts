import type { User } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { forgetPrivacy } from '../privacy/readPrivacy.ts';

/**
 * Turns the viewer's blind review on or off. Turning it on closes every name that was opened before.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function setBlindReview(ctx: Ctx, { on }: { on: boolean }): Promise<User> {
  const viewer = requireViewer(ctx);
  const { userId } = viewer;
  const user = await inTransaction(ctx, async (tx) => {
    const before = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { blindReview: true } });
    if (on && !before.blindReview) await tx.revealedCandidate.deleteMany({ where: { userId } });
    if (on !== before.blindReview)
      await recordAudit(tx, {
        actorId: userId,
        action: on ? 'blind-review.turned-on' : 'blind-review.turned-off',
        entity: 'user',
        entityId: userId,
      });
    return tx.user.update({ where: { id: userId }, data: { blindReview: on } });
  });
  viewer.blindReview = on;
  forgetPrivacy(ctx);
  return user;
}
