import { z } from 'zod';
import { limitedText, longestTexts } from '../input/limitedText.ts';

/** Which candidates the Differences tab shows. */
export interface DifferenceFilters {
  /** Each must occur in one of the candidate's unique skills, ignoring case and accents. */
  skills: string[];
  /** 0 to 100. */
  minUniqueness: number;
  /** Only candidates with a skill or a certificate that nobody else has. */
  rareOnly: boolean;
  /** Text in a certificate; empty: any. */
  certification: string;
  /** Text in a degree, specialization or school; empty: any. */
  education: string;
}

/** Missing fields filter nothing. */
export const differenceFilters: z.ZodType<DifferenceFilters> = z.object({
  skills: z
    .array(limitedText(longestTexts.word))
    .max(20, 'At most 20 skills.')
    .transform((skills) => skills.filter((skill) => skill !== ''))
    .default([]),
  minUniqueness: z.number().min(0).max(100).default(0),
  rareOnly: z.boolean().default(false),
  certification: limitedText(longestTexts.search).default(''),
  education: limitedText(longestTexts.search).default(''),
});
