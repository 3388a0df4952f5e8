import type { Candidate, SavedStatus } from '../../prisma/generated/client.ts';
import { changeCandidate } from '../candidates/changeCandidate.ts';
import type { Ctx } from '../context.ts';
import { saveCandidates } from './saveCandidates.ts';

export interface SaveCandidateInput {
  candidateId: string;
  /** Absent: SAVED for one that is not saved yet, else the status stays. */
  status?: SavedStatus | null | undefined;
  /** Absent: true for SHORTLISTED, false for SAVED, else unchanged. */
  starred?: boolean | null | undefined;
}

/**
 * Puts a candidate into the viewer's own list of saved candidates, or changes its status there.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, CONFLICT
 */
export async function saveCandidate(ctx: Ctx, { candidateId, status = null, starred }: SaveCandidateInput): Promise<Candidate> {
  return changeCandidate(ctx, { candidateId }, (tx, by) => saveCandidates(tx, { ...by, target: status, starred }));
}
