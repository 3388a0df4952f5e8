import type { Fit } from '../../plugins/comparisons/groupComparisons.ts';
import type { ProjectRequirements, ResumeFacts } from '../../plugins/contract.ts';
import { overallScore } from '../../plugins/facets/overallScore.ts';
import type { Ctx } from '../context.ts';
import { metRequirements } from '../scoring/scoreDetails.ts';

/** How well facts fit requirements: the overall score under the default weights, by the same facets as the ranking. */
export function assessFit(
  { plugins: { facets } }: Pick<Ctx, 'plugins'>,
  requirements: ProjectRequirements,
): (facts: ResumeFacts) => Fit {
  const weights = facets.map(({ defaultWeight }) => defaultWeight);
  return (facts) => {
    const scores = facets.map((facet) => facet.score(facts, requirements));
    const overall = overallScore(
      scores.map(({ value }) => value),
      weights,
    );
    return { overall, matched: metRequirements(scores) };
  };
}
