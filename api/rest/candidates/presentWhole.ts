import type { z } from 'zod';
import type { Ctx } from '../../../core/context.ts';
import type { CandidateProfile } from '../../../core/profiles/getCandidateProfile.ts';
import { unreadReasons } from '../../../core/unread/unreadReasons.ts';
import { type Candidate, presentCandidate } from './candidate.ts';

/** One candidate; if its document was not read, with the reason. */
export async function presentWhole(ctx: Ctx, profile: CandidateProfile): Promise<z.infer<typeof Candidate>> {
  const unread = (await unreadReasons(ctx, { candidates: [profile.candidate] })).get(profile.candidate.id);
  return presentCandidate({ ...profile, unread });
}
