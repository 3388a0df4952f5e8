import type { Candidate, SavedStatus } from '../../prisma/generated/client.ts';
import { changeCandidate } from '../candidates/changeCandidate.ts';
import type { Ctx } from '../context.ts';
import { saveCandidates } from './saveCandidates.ts';

export interface SaveCandidateInput {
  candidateId: string;
  /** Absent: SAVED for a candidate that is not saved yet, else unchanged. */
  status?: SavedStatus | null | undefined;
  /** Absent: true for SHORTLISTED, false for SAVED, else unchanged. */
  starred?: boolean | null | undefined;
}

/**
 * Adds a candidate to the viewer's saved list, or changes its status there.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT
 */
export async function saveCandidate(ctx: Ctx, { candidateId, status = null, starred }: SaveCandidateInput): Promise<Candidate> {
  return changeCandidate(ctx, { candidateId }, (tx, by) => saveCandidates(tx, { ...by, target: status, starred }));
}
