import { z } from 'zod';
import type { RequirementVerdict } from '../../../core/comparisons/plain/judgePlain.ts';

const labels = {
  'strong-yes': 'Strong Yes',
  yes: 'Yes',
  partial: 'Partial',
  weak: 'Weak',
  no: 'No',
  unknown: 'Unknown',
} as const satisfies Record<RequirementVerdict['verdict'], string>;

/** What a document says about a requirement. */
export const Verdict = {
  label: z
    .enum(Object.values(labels) as [string, ...string[]])
    .describe('From 90 Strong Yes, from 75 Yes, from 50 Partial, above 0 Weak, 0 No.'),
  score: z.number().nullable().describe('0 to 100; null when nothing is said either way.'),
  evidence: z.array(z.object({ text: z.string(), start: z.int(), end: z.int() })).describe('Offsets into raw_text.'),
};

export function presentVerdict(verdict: RequirementVerdict | undefined): z.infer<z.ZodObject<typeof Verdict>> {
  if (verdict === undefined) return { label: labels.unknown, score: null, evidence: [] };
  return {
    label: labels[verdict.verdict],
    score: verdict.score,
    evidence: verdict.evidence.map(({ text, start, end }) => ({ text, start, end })),
  };
}
