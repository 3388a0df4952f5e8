import type { Candidate } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { lockCandidate } from '../candidates/lockCandidate.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { forgetPrivacy } from '../privacy/readPrivacy.ts';

/** Minutes for which an opened name stays visible. */
export const revealMinutes = 30;

/**
 * Opens the name of one candidate to the viewer for {@link revealMinutes}; recorded. The documents merged into the candidate open with it.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function revealCandidate(ctx: Ctx, { candidateId }: { candidateId: string }): Promise<Candidate> {
  const { userId } = requireViewer(ctx);
  const expiresAt = new Date(ctx.now().getTime() + revealMinutes * 60_000);
  const candidate = await inTransaction(ctx, async (tx) => {
    const opened = await lockCandidate(tx, { id: candidateId });
    const merged = await tx.candidate.findMany({ where: { mergedIntoId: opened.id }, select: { id: true } });
    for (const { id } of [opened, ...merged])
      await tx.revealedCandidate.upsert({
        where: { userId_candidateId: { userId, candidateId: id } },
        create: { userId, candidateId: id, expiresAt },
        update: { expiresAt },
      });
    await recordAudit(tx, { actorId: userId, action: 'candidate.name-opened', entity: 'candidate', entityId: opened.id });
    return opened;
  });
  forgetPrivacy(ctx);
  return candidate;
}
