import { z } from 'zod';
import type { Place } from '../../../core/corrections/placeCandidates.ts';
import type { PlainFacts } from '../../../core/corrections/writeCorrections.ts';
import { longestTexts } from '../../../core/input/limitedText.ts';
import { readName, readReason, rejectionBody, stageNames } from '../formats.ts';

const word = z.string().max(500).nullish();

/** Facts of a candidate that callers may set; they take precedence over the document's. Null: stated to be unknown. */
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

/** Stage, archived state and star. */
export const placeBody = {
  stage: z
    .string()
    .max(longestTexts.word)
    .nullish()
    .describe(`One of: ${stageNames.all.join(', ')}.`),
  ...rejectionBody,
  archived: z.boolean().nullish(),
  starred: z.boolean().nullish().describe('In your own list of saved candidates.'),
};

/** @throws AppError INVALID_INPUT for an unknown stage or reason */
export function readPlace({ stage, reason, note, archived, starred }: z.output<z.ZodObject<typeof placeBody>>): Place {
  return {
    stage: stage ? readName(stageNames, stage, '/stage') : null,
    reason: readReason(reason),
    note,
    archived,
    starred,
  };
}

/** Core's names for fields of REST. */
const coreNames = { full_name: 'name', experience_years: 'years' } as Record<string, keyof PlainFacts>;

/** Only the fields that were given. */
export function readCandidateFacts(body: z.output<z.ZodObject<typeof candidateBody>>): PlainFacts {
  const given = Object.entries(body).filter(([name, value]) => name in candidateBody && value !== undefined);
  // An empty list means the same as null: stated to have none.
  return Object.fromEntries(given.map(([name, value]) => [coreNames[name] ?? name, name === 'skills' ? (value ?? []) : value]));
}
