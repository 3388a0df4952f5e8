import { z } from 'zod';
import { longestTexts } from '../../input/limitedText.ts';
import { parseInput } from '../../input/parseInput.ts';
import { facetWeight } from '../../scoring/facetWeight.ts';
import type { WithText } from './withText.ts';

/** Most candidates of one comparison. */
export const mostCompared = 1_000;
/** Most candidates with a full text, because each is read like a document. */
export const mostTexts = 50;

export const plainSkills = z.array(z.string().max(longestTexts.word)).max(300);
export const plainLines = z.array(z.string().max(1_000)).max(300);
export const plainWord = z.string().max(500).nullish();
export const plainYears = z.number().min(0).max(80).nullish();
export const plainCount = z.number().int().min(0).max(1_000).nullish();
/** By the id of a facet; they need not add up to 1. */
export const plainWeights = z.record(z.string().max(100), facetWeight.min(0)).nullish();
export const plainRequirementList = z.array(z.string().min(1).max(300)).max(100);

/** What an API caller may state about a candidate who is not stored. */
export const plainFields = {
  fullName: z.string().max(500),
  skills: plainSkills.nullish(),
  certifications: plainLines.nullish(),
  experienceLines: plainLines.nullish(),
  educationDegree: plainWord,
  educationSpecialization: plainWord,
  years: plainYears,
  achievements: plainLines.nullish(),
  rawText: z.string().max(longestTexts.any).nullish(),
};

const plainList = z.array(z.object(plainFields)).max(mostCompared);

/**
 * A list of candidates to compare, with the whole text of those that have one.
 *
 * @throws AppError INVALID_INPUT, also for more than {@link mostTexts} texts
 */
export function readPlainList(given: unknown): WithText[] {
  const list = parseInput(
    plainList.refine(
      (all) => all.filter(({ rawText }) => rawText).length <= mostTexts,
      `At most ${mostTexts} with a whole text.`,
    ),
    given,
  );
  return list.map(({ rawText, skills, certifications, experienceLines, achievements, ...plain }) => ({
    plain: {
      ...plain,
      skills: skills ?? undefined,
      certifications: certifications ?? undefined,
      experienceLines: experienceLines ?? undefined,
      achievements: achievements ?? undefined,
    },
    text: rawText ?? null,
  }));
}
