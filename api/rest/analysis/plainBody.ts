import { z } from 'zod';
import type { PlainCandidate } from '../../../core/comparisons/plain/plainCandidate.ts';
import { mostCompared, plainFields, plainWord } from '../../../core/comparisons/plain/plainInput.ts';

/** A candidate as an API caller describes one. */
export const plainBody = z.object({
  full_name: plainFields.fullName,
  candidate_id: plainWord,
  skills: plainFields.skills,
  certifications: plainFields.certifications,
  experience_lines: plainFields.experienceLines,
  education_degree: plainFields.educationDegree,
  education_specialization: plainFields.educationSpecialization,
  experience_years: plainFields.years,
  achievement_lines: plainFields.achievements,
  raw_text: plainFields.rawText,
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
