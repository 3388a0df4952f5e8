import { roundScore } from './roundScore.ts';

/** The values that candidates are ordered by, in this order. */
export interface Ranked {
  /** 0 (the default): meets every knock-out; 1: misses one; 2: not scored yet. */
  standing?: number;
  overall: number | null;
  matchedSkills: number;
  years: number | null;
  name: string;
}

/** Fixed locale: the order of names must not depend on the machine that sorts them. */
const nameOrder = new Intl.Collator('en');

/**
 * The weighted mean of the facet values, 0 to 100 with one decimal. Facets without a value (null) are left out and the other weights
 * re-normalised; null when nothing is left or the remaining weights sum to 0. `values` and `weights` have the same order of facets.
 */
export function overallScore(values: readonly (number | null)[], weights: readonly number[]): number | null {
  let sum = 0;
  let weightSum = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    const weight = weights[index];
    if (value === null || value === undefined || weight === undefined || !(weight > 0)) continue;
    sum += value * weight;
    weightSum += weight;
  }
  return weightSum > 0 ? roundScore(sum / weightSum) : null;
}

/** Weights that sum to 1; `fallback` (normalised too) when they sum to 0. Negative and non-finite weights count as 0. */
export function normalizeWeights(weights: readonly number[], fallback: readonly number[]): number[] {
  const positive = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0));
  const sum = positive.reduce((total, weight) => total + weight, 0);
  if (sum > 0) return positive.map((weight) => weight / sum);
  const fallbackSum = fallback.reduce((total, weight) => total + weight, 0);
  return fallback.map((weight) => (fallbackSum > 0 ? weight / fallbackSum : 1 / fallback.length));
}

/** Best first: candidates who miss a knock-out below all others, then by overall score, more matched skills, more years, name. Unknown values come last. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return (
    (a.standing ?? 0) - (b.standing ?? 0) ||
    (b.overall ?? -1) - (a.overall ?? -1) ||
    b.matchedSkills - a.matchedSkills ||
    (b.years ?? -1) - (a.years ?? -1) ||
    nameOrder.compare(a.name, b.name)
  );
}
