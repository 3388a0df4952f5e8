import type { PairDifferences } from './pairDifferences.ts';

const mostSteps = 50;
const mostSweeps = 100;
const close = 1e-9;

/**
 * Weights that rank people who went on above rejected ones: the `w ≥ 0` that minimises
 *
 *     mean over pairs of log(1 + exp(−w·d)) + ridge/2 · |w|²
 *
 * where d is the difference of a pair's facet values. The logistic loss over pairs is Bradley & Terry's model (Biometrika 39, 1952) with a score that is linear
 * in the facets, as in RankNet (Burges et al., ICML 2005); the penalty is that of Hoerl & Kennard (Technometrics 12, 1970). The problem is strictly convex, so
 * it has one solution. It is found by Newton's method; each step is a quadratic program solved by coordinate descent (Friedman, Hastie & Tibshirani, J. Stat.
 * Softw. 33, 2010), clipped at 0. Pure.
 */
export function fitWeights(pairs: PairDifferences, ridge: number): number[] {
  let weights = Array.from({ length: pairs.facets }, () => 0);
  let loss = lossAt(pairs, weights, ridge);
  for (let step = 0; step < mostSteps; step++) {
    const target = minimiseQuadratic(weights, derive(pairs, weights, ridge));
    let [length, next] = [1, target];
    let nextLoss = lossAt(pairs, next, ridge);
    // The full step nearly always improves; if it does not, try shorter ones.
    while (nextLoss > loss && length > close) {
      length /= 2;
      next = weights.map((weight, facet) => weight + length * ((target[facet] ?? 0) - weight));
      nextLoss = lossAt(pairs, next, ridge);
    }
    if (loss - nextLoss < close) return nextLoss < loss ? next : weights;
    [weights, loss] = [next, nextLoss];
  }
  return weights;
}

interface Derivatives {
  gradient: number[];
  hessian: number[][];
}

function derive({ rows, facets }: PairDifferences, weights: readonly number[], ridge: number): Derivatives {
  const pairs = rows.length / facets;
  const gradient = weights.map((weight) => ridge * weight);
  const hessian = weights.map((_, one) => weights.map((__, other) => (one === other ? ridge : 0)));
  for (let start = 0; start < rows.length; start += facets) {
    const wrong = 1 / (1 + Math.exp(sumAt(rows, start, weights)));
    const curve = (wrong * (1 - wrong)) / pairs;
    for (let one = 0; one < facets; one++) {
      const difference = rows[start + one] ?? 0;
      if (difference === 0) continue;
      gradient[one] = (gradient[one] ?? 0) - (wrong * difference) / pairs;
      const line = hessian[one] ?? [];
      for (let other = 0; other < facets; other++)
        line[other] = (line[other] ?? 0) + curve * difference * (rows[start + other] ?? 0);
    }
  }
  return { gradient, hessian };
}

/** The `v ≥ 0` that minimises gradient·(v − w) + ½ (v − w)ᵀ hessian (v − w). */
function minimiseQuadratic(weights: readonly number[], { gradient, hessian }: Derivatives): number[] {
  const next = [...weights];
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let moved = 0;
    next.forEach((value, facet) => {
      const line = hessian[facet] ?? [];
      const slope =
        (gradient[facet] ?? 0) + line.reduce((sum, part, other) => sum + part * ((next[other] ?? 0) - (weights[other] ?? 0)), 0);
      const better = Math.max(0, value - slope / (line[facet] || 1));
      moved = Math.max(moved, Math.abs(better - value));
      next[facet] = better;
    });
    if (moved < close) break;
  }
  return next;
}

function lossAt({ rows, facets }: PairDifferences, weights: readonly number[], ridge: number): number {
  let sum = 0;
  for (let start = 0; start < rows.length; start += facets) {
    const margin = sumAt(rows, start, weights);
    // Avoids overflow for pairs far on the wrong side.
    sum += margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin;
  }
  const size = weights.reduce((total, weight) => total + weight * weight, 0);
  return sum / Math.max(1, rows.length / facets) + (ridge / 2) * size;
}

function sumAt(rows: Float64Array, start: number, weights: readonly number[]): number {
  let sum = 0;
  for (let facet = 0; facet < weights.length; facet++) sum += (weights[facet] ?? 0) * (rows[start + facet] ?? 0);
  return sum;
}
