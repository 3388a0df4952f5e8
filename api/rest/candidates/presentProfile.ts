import type { z } from 'zod';
import type { Locale } from '../../../core/context.ts';
import type { CandidateProfile } from '../../../core/profiles/getCandidateProfile.ts';
import type { ParsedResume } from './parsedResume.ts';
import { presentResume } from './presentResume.ts';

/** A stored candidate as a parsed résumé; null for a candidate without one. */
export function presentProfile(
  { candidate, overall, facts, resume }: CandidateProfile,
  locale: Locale,
): z.infer<typeof ParsedResume> | null {
  if (resume === null) return null;
  const { fileName, text, warnings, engine } = resume;
  return presentResume({
    fileName,
    candidateId: candidate.id,
    score: overall,
    facts,
    text,
    warnings,
    engine,
    locale,
  });
}
