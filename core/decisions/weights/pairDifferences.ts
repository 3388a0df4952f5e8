import type { Decision } from '../decision.ts';

/** As many pairs as are looked at; of more, this many are drawn. */
const mostPairs = 10_000;

/** Row by row: by how much somebody who went on exceeds somebody rejected at the same position, by facet. 100 points are 1. */
export interface PairDifferences {
  rows: Float64Array;
  facets: number;
}

/**
 * The pairs that weights can tell apart: one went on and the other was rejected at the same position, and a knock-out does not order them anyway. A facet that
 * is unknown for either says nothing about the pair: 0.
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
