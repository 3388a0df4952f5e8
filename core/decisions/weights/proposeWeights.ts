import { apportion } from '../../../plugins/facets/apportion.ts';
import type { Estimate } from '../agreement/estimate.ts';
import { aucGain, pairwiseAuc } from '../agreement/pairwiseAuc.ts';
import { scorePositions } from '../agreement/scorePositions.ts';
import type { Decision } from '../decision.ts';
import { createRandom, seed } from '../random.ts';
import { fitWeights } from './fitWeights.ts';
import { pairDifferences } from './pairDifferences.ts';

/** Number of parts for cross-validation: each part is scored with weights fitted to the other parts. */
const mostParts = 5;

/** Why there is no proposal. */
export const noProposalReasons = [
  /** Cross-validation needs at least two positions with both kinds of decision. */
  'FEW_POSITIONS',
  /** Other weights do not agree significantly better at positions that they were not fitted to. */
  'NO_SURE_GAIN',
  /** The fitted weights equal those in use. */
  'SAME_WEIGHTS',
] as const;
export type NoProposalReason = (typeof noProposalReasons)[number];

export interface Proposal {
  /** Whole percent by facet, in the order of the registered facets; they add up to 100. */
  shares: number[];
  /** Agreement of the fitted weights at positions that they were not fitted to. */
  auc: Estimate;
  /** How much higher that is than with the weights in use. */
  gain: Estimate;
}

/**
 * Weights that agree better with the decisions than those in use, if there are any. They are fitted to all decisions ({@link fitWeights}), and proposed only if
 * weights fitted in the same way agree better at positions left out of the fit: the gain's 95 % interval must lie above 0. Pure.
 *
 * @param positions by position
 * @param weights in use, by facet
 */
export function proposeWeights(
  positions: readonly (readonly Decision[])[],
  weights: readonly number[],
): { proposal: Proposal } | { reason: NoProposalReason } {
  const both = positions.filter((decisions) => decisions.some(({ wentOn }) => wentOn) && decisions.some(({ wentOn }) => !wentOn));
  if (both.length < 2) return { reason: 'FEW_POSITIONS' };
  const parts = dealOut(both);
  const unseen = parts.flatMap((part, index) => {
    const fitted = fit(parts.filter((_, other) => other !== index).flat(), weights.length);
    // Weights that are all 0 rank nobody, so propose nothing.
    return scorePositions(part, fitted.some((weight) => weight > 0) ? fitted : weights);
  });
  const before = scorePositions(parts.flat(), weights);
  const [auc, gain] = [pairwiseAuc(unseen), aucGain(before, unseen)];
  if (auc === null || gain === null || gain.low <= 0) return { reason: 'NO_SURE_GAIN' };
  const whole = fit(both, weights.length);
  if (!whole.some((weight) => weight > 0)) return { reason: 'NO_SURE_GAIN' };
  const shares = apportion(whole, []);
  const used = apportion(weights, []);
  if (shares.every((share, facet) => share === used[facet])) return { reason: 'SAME_WEIGHTS' };
  return { proposal: { shares, auc, gain } };
}

/** The penalty shrinks with the number of decisions, as with a normal prior around 0 for each weight. */
function fit(positions: readonly (readonly Decision[])[], facets: number): number[] {
  const decisions = positions.reduce((sum, { length }) => sum + length, 0);
  return fitWeights(pairDifferences(positions, facets, createRandom(seed)), 1 / decisions);
}

/** Splits the positions into parts with similar numbers of decisions: largest position first, each to the smallest part. */
function dealOut(positions: readonly (readonly Decision[])[]): (readonly Decision[])[][] {
  const parts = Array.from({ length: Math.min(mostParts, positions.length) }, () => ({
    decisions: 0,
    positions: [] as (readonly Decision[])[],
  }));
  for (const decisions of [...positions].sort((a, b) => b.length - a.length)) {
    const smallest = parts.reduce((least, part) => (part.decisions < least.decisions ? part : least));
    smallest.positions.push(decisions);
    smallest.decisions += decisions.length;
  }
  return parts.map((part) => part.positions);
}
