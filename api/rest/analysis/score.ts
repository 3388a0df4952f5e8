import { z } from 'zod';
import type { PlainScore } from '../../../core/comparisons/plain/scorePlain.ts';
import type { Locale } from '../../../core/context.ts';

const value = z.number().nullable();

/** An overall score with its parts; null when there is nothing to score. */
export const ScoreBreakdown = z
  .object({
    overall: value,
    skills_match: value,
    experience_score: value,
    education_score: value,
    certs_score: value,
    growth_score: value,
    achievements_score: value,
    facets: z.array(
      z.object({
        key: z.string(),
        label: z.string(),
        weight: z.number(),
        value,
        explanation: z.string(),
        evidence: z.array(z.object({ text: z.string(), start: z.int(), end: z.int() })),
      }),
    ),
  })
  .meta({ id: 'ScoreBreakdown' });

/** The documented field names of the built-in facets. Facets of other plugins are in `facets`. */
const documented = {
  skills_match: 'skills',
  experience_score: 'experience',
  education_score: 'education',
  certs_score: 'certifications',
  growth_score: 'growth',
  achievements_score: 'achievements',
} as const;

export function presentScore({ overall, facets }: PlainScore, locale: Locale): z.infer<typeof ScoreBreakdown> {
  const values = new Map(facets.map(({ key, value: score }) => [key, score]));
  const named = Object.fromEntries(Object.entries(documented).map(([name, key]) => [name, values.get(key) ?? null]));
  return {
    ...(named as Record<keyof typeof documented, number | null>),
    overall,
    facets: facets.map(({ key, label, weight, value: score, explanation, evidence }) => ({
      key,
      label: label[locale] ?? label.en,
      weight,
      value: score,
      explanation: explanation?.[locale] ?? explanation?.en ?? '',
      evidence: evidence.map(({ text, start, end }) => ({ text, start, end })),
    })),
  };
}
