import type { Candidate, Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { AppError } from '../errors.ts';
import type { CandidateChange } from './candidateChange.ts';
import { lockCandidate } from './lockCandidate.ts';

/**
 * Runs a user's change of one candidate in a transaction, with the candidate locked.
 *
 * @returns the candidate as it is afterwards
 * @throws AppError UNAUTHENTICATED, NOT_FOUND; CONFLICT when it was merged into another candidate meanwhile
 */
export async function changeCandidate(
  ctx: Ctx,
  { candidateId }: { candidateId: string },
  change: (tx: Prisma.TransactionClient, by: CandidateChange) => Promise<void>,
): Promise<Candidate> {
  const { userId } = requireViewer(ctx);
  return inTransaction(ctx, async (tx) => {
    const { id, mergedIntoId } = await lockCandidate(tx, { id: candidateId });
    if (mergedIntoId !== null) throw new AppError('CONFLICT');
    await change(tx, { candidateIds: [id], userId, now: ctx.now() });
    return tx.candidate.findUniqueOrThrow({ where: { id } });
  });
}
