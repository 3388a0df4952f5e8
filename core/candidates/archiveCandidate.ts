import type { Candidate } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { archiveCandidates } from './archiveCandidates.ts';
import { changeCandidate } from './changeCandidate.ts';

/**
 * Hides a candidate from the lists of its position, or brings it back. Nothing of it is deleted.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT
 */
export async function archiveCandidate(
  ctx: Ctx,
  { candidateId, archived = true }: { candidateId: string; archived?: boolean },
): Promise<Candidate> {
  return changeCandidate(ctx, { candidateId }, (tx, by) => archiveCandidates(tx, { ...by, archived }));
}
