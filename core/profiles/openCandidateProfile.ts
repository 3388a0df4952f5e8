import { recordSeen } from '../audit/recordSeen.ts';
import type { Ctx } from '../context.ts';
import { type CandidateProfile, getCandidateProfile } from './getCandidateProfile.ts';

/**
 * {@link getCandidateProfile} for a user who opens the candidate; recorded in the audit log.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function openCandidateProfile(ctx: Ctx, { id }: { id: string }): Promise<CandidateProfile> {
  const profile = await getCandidateProfile(ctx, { id });
  await recordSeen(ctx, { candidateIds: [id] });
  return profile;
}
