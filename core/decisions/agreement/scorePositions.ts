import { overallScore } from '../../../plugins/facets/overallScore.ts';
import type { Decision } from '../decision.ts';
import type { Scored } from './pairwiseAuc.ts';

/** Below every score: people who miss a knock-out rank below all others. */
const below = -1_000;

/** The scores that rank people under these weights, given by facet. People without a score come last. Pure. */
export function scorePositions(positions: readonly (readonly Decision[])[], weights: readonly number[]): Scored[][] {
  return positions.map((decisions) =>
    decisions.map(({ wentOn, knockedOut, values }) => ({
      wentOn,
      score: (overallScore(values, weights) ?? -1) + (knockedOut ? below : 0),
    })),
  );
}
