import { z } from 'zod';
import type { PlainCandidate } from '../../../core/comparisons/plain/plainCandidate.ts';
import { longestTexts } from '../../../core/limitedText.ts';

const words = z.array(z.string().max(longestTexts.word)).max(300);
const lines = z.array(z.string().max(1_000)).max(300);
const word = z.string().max(500).nullish();

/** Most candidates of one comparison. */
export const mostCompared = 1_000;
/** Most of them with a whole text: each is read like a document. */
export const mostTexts = 50;

export const skillList = words;

/** A candidate as an API caller describes one. */
export const plainBody = z.object({
  full_name: z.string().max(500),
  candidate_id: word,
  skills: words.nullish(),
  certifications: lines.nullish(),
  experience_lines: lines.nullish(),
  education_degree: word,
  education_specialization: word,
  experience_years: z.number().min(0).max(80).nullish(),
  achievement_lines: lines.nullish(),
  raw_text: z.string().max(longestTexts.any).nullish(),
});

export type PlainBody = z.output<typeof plainBody>;

export const candidatesBody = z.object({ candidates: z.array(plainBody).max(mostCompared) });

export function readPlain(body: PlainBody): PlainCandidate {
  return {
    fullName: body.full_name,
    candidateId: body.candidate_id ?? undefined,
    skills: body.skills ?? undefined,
    certifications: body.certifications ?? undefined,
    experienceLines: body.experience_lines ?? undefined,
    educationDegree: body.education_degree,
    educationSpecialization: body.education_specialization,
    years: body.experience_years,
    achievements: body.achievement_lines ?? undefined,
  };
}
