import { z } from 'zod';
import type { PlainFacts } from '../../../core/corrections/writeCorrections.ts';
import { longestTexts } from '../../../core/limitedText.ts';

const word = z.string().max(500).nullish();

/** Facts of a candidate that a caller may give; they win over what a document says. Null: known to be unknown. */
export const candidateBody = {
  full_name: z.string().trim().min(1).max(500).nullish(),
  title: word,
  experience_years: z.number().min(0).max(80).nullish(),
  skills: z.array(z.string().max(longestTexts.word)).max(500, 'At most 500 skills.').nullish(),
  location: word,
  email: z.string().max(254).nullish(),
  phone: word,
  website: word,
  linkedin: word,
};

/** Names that core has for fields of REST. */
const coreNames = { full_name: 'name', experience_years: 'years' } as Record<string, keyof PlainFacts>;

/** Only the fields that were given. */
export function readCandidateFacts(body: z.output<z.ZodObject<typeof candidateBody>>): PlainFacts {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  // An empty list says the same as null: known to have none.
  return Object.fromEntries(given.map(([name, value]) => [coreNames[name] ?? name, name === 'skills' ? (value ?? []) : value]));
}
