import { z } from 'zod';
import type { ComparedCandidate } from '../../../plugins/contract.ts';
import { compareRanked } from '../../../plugins/facets/overallScore.ts';
import type { Ctx } from '../../context.ts';
import { parseInput } from '../../input/parseInput.ts';
import { mapInTurns } from '../../mapInTurns.ts';
import { plainWeights } from './plainInput.ts';
import { requirementsOf } from './plainRequirements.ts';
import { scorePlain } from './scorePlain.ts';

export interface RankPlainInput {
  candidates: readonly ComparedCandidate[];
  requiredSkills: readonly string[];
  /** Absent: all. */
  top?: number | undefined;
  weights?: Readonly<Record<string, number>> | null | undefined;
}

export interface RankedPlain {
  /** In the list that was given. */
  place: number;
  fullName: string;
  overall: number | null;
  /** 0 to 100 by facet id. */
  facets: Record<string, number | null>;
  achievements: string[];
}

const weighed = z.object({ weights: plainWeights });

/** Ranks the candidates of a list, best first. @throws AppError INVALID_INPUT for weights out of range */
export async function rankPlain(
  ctx: Pick<Ctx, 'plugins'>,
  { candidates, requiredSkills, top, weights: given }: RankPlainInput,
): Promise<RankedPlain[]> {
  const { weights } = parseInput(weighed, { weights: given });
  const requirements = requirementsOf({ requiredSkills });
  const scored = await mapInTurns(candidates, ({ name, facts }, place) => {
    const { overall, facets } = scorePlain(ctx, { facts, requirements, weights });
    const matchedSkills = Math.max(0, ...facets.map(({ matched }) => matched?.length ?? 0));
    return { place, name, facts, overall, facets, matchedSkills, years: facts.years?.value ?? null };
  });
  return scored
    .toSorted(compareRanked)
    .slice(0, top)
    .map(({ place, name, facts, overall, facets }) => ({
      place,
      fullName: name,
      overall,
      facets: Object.fromEntries(facets.map(({ key, value }) => [key, value])),
      achievements: facts.achievements.map(({ value }) => value),
    }));
}
