import type { Decision } from '../decision.ts';

/** The most pairs used; if there are more, this many are drawn at random. */
const mostPairs = 10_000;

/** One row per pair: facet values of the person who went on minus those of the rejected person. 100 points are 1. */
export interface PairDifferences {
  rows: Float64Array;
  facets: number;
}

/**
 * The pairs whose order depends on weights: one person went on, the other was rejected at the same position, and no knock-out decides their order. A facet that
 * is unknown for either counts as 0.
 */
export function pairDifferences(
  positions: readonly (readonly Decision[])[],
  facets: number,
  random: () => number,
): PairDifferences {
  const groups = positions
    .flatMap((decisions) => [decisions.filter(({ knockedOut }) => knockedOut), decisions.filter(({ knockedOut }) => !knockedOut)])
    .map((decisions) => ({
      wentOn: decisions.filter((decision) => decision.wentOn),
      rejected: decisions.filter((decision) => !decision.wentOn),
    }))
    .filter(({ wentOn, rejected }) => wentOn.length > 0 && rejected.length > 0);
  const all = groups.reduce((sum, { wentOn, rejected }) => sum + wentOn.length * rejected.length, 0);
  const differences: number[] = [];
  const add = (one: Decision | undefined, other: Decision | undefined) => {
    for (let facet = 0; facet < facets; facet++) {
      const [higher, lower] = [one?.values[facet] ?? null, other?.values[facet] ?? null];
      differences.push(higher === null || lower === null ? 0 : (higher - lower) / 100);
    }
  };
  for (const { wentOn, rejected } of groups) {
    if (all <= mostPairs) for (const one of wentOn) for (const other of rejected) add(one, other);
    else {
      const share = Math.max(1, Math.round((mostPairs * wentOn.length * rejected.length) / all));
      const draw = (from: readonly Decision[]) => from[Math.floor(random() * from.length)];
      for (let pair = 0; pair < share; pair++) add(draw(wentOn), draw(rejected));
    }
  }
  return { rows: Float64Array.from(differences), facets };
}
