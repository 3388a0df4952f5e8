import { z } from 'zod';
import type { Ctx } from '../../context.ts';
import { mapInTurns } from '../../mapInTurns.ts';
import { toCompared } from './plainCandidate.ts';
import { plainCount, plainSkills, plainWeights, plainWord, plainYears } from './plainInput.ts';
import { requirementsOf } from './plainRequirements.ts';
import { growthOf, type PlainScore, scorePlain } from './scorePlain.ts';

/** What a position requires, as an API caller states it. */
export const givenPosition = { requiredSkills: plainSkills, minYears: plainYears, weights: plainWeights };

/** A candidate in figures. Without a degree, education is left out; without growth, growth is derived from the years above the minimum. */
export const givenFacts = {
  skills: plainSkills,
  years: plainYears,
  achievements: plainCount,
  educationDegree: plainWord,
  certifications: z.array(z.string().max(500)).max(300).nullish(),
  growth: z.number().min(0).max(100).nullish(),
};

export type GivenPosition = z.output<z.ZodObject<typeof givenPosition>>;
export type GivenFacts = z.output<z.ZodObject<typeof givenFacts>>;

/** Scores candidates who are not stored, by the formula of the ranking. */
export function scoreGiven(
  ctx: Pick<Ctx, 'plugins'>,
  position: GivenPosition,
  candidates: readonly GivenFacts[],
): Promise<PlainScore[]> {
  return mapInTurns(candidates, (given) => scoreOne(ctx, position, given));
}

function scoreOne(ctx: Pick<Ctx, 'plugins'>, position: GivenPosition, given: GivenFacts): PlainScore {
  const { requiredSkills, minYears, weights } = position;
  const { skills, years, achievements, educationDegree, certifications, growth } = given;
  const lines = Array.from({ length: achievements ?? 0 }, () => '');
  const plain = { fullName: '', skills, years, educationDegree, certifications: certifications ?? [], achievements: lines };
  const known = new Map<string, number | null>();
  if (!educationDegree) known.set('education', null);
  if (growth !== null && growth !== undefined) known.set('growth', growthOf(growth));
  return scorePlain(ctx, {
    facts: toCompared(plain, 0).facts,
    requirements: requirementsOf({ requiredSkills, minYears }),
    given: known,
    weights,
  });
}
