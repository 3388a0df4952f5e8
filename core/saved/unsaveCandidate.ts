import type { Candidate, Prisma } from '../../prisma/generated/client.ts';
import type { CandidateChange } from '../candidates/candidateChange.ts';
import { changeCandidate } from '../candidates/changeCandidate.ts';
import type { Ctx } from '../context.ts';

/**
 * Removes a candidate from the viewer's saved list, if it is there.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT
 */
export async function unsaveCandidate(ctx: Ctx, { candidateId }: { candidateId: string }): Promise<Candidate> {
  return changeCandidate(ctx, { candidateId }, unsaveCandidates);
}

/** Removes candidates from the user's saved list. */
export async function unsaveCandidates(
  tx: Prisma.TransactionClient,
  { candidateIds, userId }: Omit<CandidateChange, 'now'>,
): Promise<void> {
  await tx.$executeRaw`
    delete from saved_candidates where user_id = ${userId}::uuid and candidate_id = any(${[...candidateIds]}::uuid[])`;
}
