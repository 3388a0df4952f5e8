import { compareRanked } from '../../../plugins/facets/overallScore.ts';
import type { Ctx } from '../../context.ts';
import { type PlainCandidate, toCompared } from './plainCandidate.ts';
import { requirementsOf } from './plainRequirements.ts';
import { scorePlain } from './scorePlain.ts';

export interface RankPlainInput {
  candidates: readonly PlainCandidate[];
  requiredSkills: readonly string[];
  top: number;
  weights?: Readonly<Record<string, number>> | null | undefined;
}

export interface RankedPlain {
  candidateId: string | null;
  fullName: string;
  overall: number | null;
  /** 0 to 100 by facet id. */
  facets: Record<string, number | null>;
  achievements: string[];
}

/** Candidates of a list in the order of the ranking, best first. */
export function rankPlain(
  ctx: Pick<Ctx, 'plugins'>,
  { candidates, requiredSkills, top, weights }: RankPlainInput,
): RankedPlain[] {
  const requirements = requirementsOf({ requiredSkills });
  return candidates
    .map((plain, place) => {
      const { name, facts } = toCompared(plain, place);
      const { overall, facets } = scorePlain(ctx, { facts, requirements, weights });
      const matchedSkills = Math.max(0, ...facets.map(({ matched }) => matched?.length ?? 0));
      return { plain, name, facts, overall, facets, matchedSkills, years: facts.years?.value ?? null };
    })
    .toSorted(compareRanked)
    .slice(0, top)
    .map(({ plain, facts, overall, facets }) => ({
      candidateId: plain.candidateId ?? null,
      fullName: plain.fullName,
      overall,
      facets: Object.fromEntries(facets.map(({ key, value }) => [key, value])),
      achievements: facts.achievements.map(({ value }) => value),
    }));
}
