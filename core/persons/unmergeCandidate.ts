import type { Candidate } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { groupPersons } from '../candidates/groupPersons.ts';
import { lockCandidate } from '../candidates/lockCandidate.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { undoMerge } from './undoMerge.ts';

/**
 * Separates a merged candidate again, with everything that came from it. What was added since stays with the main candidate. Does nothing if the candidate is
 * not merged.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function unmergeCandidate(ctx: Ctx, { candidateId }: { candidateId: string }): Promise<Candidate> {
  const { userId } = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const candidate = await lockCandidate(tx, { id: candidateId });
    const { id, projectId, mergedIntoId } = candidate;
    if (mergedIntoId === null) return candidate;
    await undoMerge(ctx, tx, { candidateId: id });
    await groupPersons(tx, { projectId, candidateIds: [id, mergedIntoId] });
    await recordAudit(tx, {
      actorId: userId,
      action: 'candidate.unmerged',
      entity: 'candidate',
      entityId: id,
      details: { from: mergedIntoId },
    });
    return tx.candidate.findUniqueOrThrow({ where: { id } });
  });
}
