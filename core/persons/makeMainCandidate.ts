import type { Candidate } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { groupPersons } from '../candidates/groupPersons.ts';
import { lockCandidate } from '../candidates/lockCandidate.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { mergeOne, releaseMerged } from './mergeCandidates.ts';

/**
 * Makes a merged candidate the main one: the facts and score of its document are shown, and all others are merged into it. Does nothing if it is not merged.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function makeMainCandidate(ctx: Ctx, { candidateId }: { candidateId: string }): Promise<Candidate> {
  const { userId } = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const { id, projectId, mergedIntoId } = await lockCandidate(tx, { id: candidateId });
    if (mergedIntoId !== null) {
      const members = [...(await releaseMerged(ctx, tx, { mainId: mergedIntoId })), mergedIntoId];
      for (const from of members) if (from !== id) await mergeOne(ctx, tx, { from, to: id, userId });
      await groupPersons(tx, { projectId, candidateIds: [id, ...members] });
    }
    return tx.candidate.findUniqueOrThrow({ where: { id } });
  });
}
