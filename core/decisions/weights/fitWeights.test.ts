import { describe, expect, it } from 'vitest';
import type { Decision } from '../decision.ts';
import { createRandom } from '../random.ts';
import { fitWeights } from './fitWeights.ts';
import { pairDifferences } from './pairDifferences.ts';

const pairs = (rows: number[][]) => ({ rows: Float64Array.from(rows.flat()), facets: rows[0]?.length ?? 0 });
const of = (wentOn: boolean, values: (number | null)[], knockedOut = false): Decision => ({
  projectId: 'p',
  wentOn,
  knockedOut,
  values,
  matchedSkills: 0,
  years: null,
});

describe('fitWeights', () => {
  it('is worked out by hand for one facet', () => {
    // Three of four pairs favour the facet: 3/4 σ(−w) = 1/4 σ(w), so w = ln 3.
    expect(fitWeights(pairs([[1], [1], [1], [-1]]), 1e-9)[0]).toBeCloseTo(Math.log(3), 5);
    // With a penalty: −3/4 σ(−w) + 1/4 σ(w) + w/10 = 0.
    const [weight = 0] = fitWeights(pairs([[1], [1], [1], [-1]]), 0.1);
    const sigma = 1 / (1 + Math.exp(-weight));
    expect(-0.75 * (1 - sigma) + 0.25 * sigma + weight / 10).toBeCloseTo(0, 6);
  });

  it('never gives a weight below 0, also where decisions go against a facet', () => {
    expect(fitWeights(pairs([[-1], [-1], [1]]), 0.1)).toEqual([0]);
    const [one, other] = fitWeights(
      pairs([
        [1, -1],
        [0.5, -0.2],
        [0.8, 0.1],
      ]),
      0.05,
    );
    expect(one).toBeGreaterThan(0);
    expect(other).toBe(0);
  });

  it('finds the minimum: no slope where a weight is above 0, an uphill one where it is 0', () => {
    const random = createRandom(11);
    const rows = Array.from({ length: 300 }, () =>
      Array.from({ length: 5 }, (_, facet) => random() * 2 - 1 + (facet < 2 ? 0.3 : -0.05)),
    );
    const ridge = 0.02;
    const loss = (weights: readonly number[]) =>
      rows.reduce((sum, row) => sum + Math.log1p(Math.exp(-row.reduce((dot, d, f) => dot + d * (weights[f] ?? 0), 0))), 0) /
        rows.length +
      (ridge / 2) * weights.reduce((sum, weight) => sum + weight ** 2, 0);
    const weights = fitWeights(pairs(rows), ridge);
    weights.forEach((weight, facet) => {
      const moved = weights.map((value, index) => (index === facet ? value + 1e-5 : value));
      const slope = (loss(moved) - loss(weights)) / 1e-5;
      if (weight > 0) expect(Math.abs(slope)).toBeLessThan(1e-4);
      else expect(slope).toBeGreaterThan(-1e-4);
    });
  });
});

describe('pairDifferences', () => {
  const random = createRandom(1);

  it('subtracts facets; what is unknown for either says nothing', () => {
    const { rows } = pairDifferences([[of(true, [80, null, 50]), of(false, [30, 40, 60])]], 3, random);
    expect([...rows]).toEqual([0.5, 0, -0.1]);
  });

  it('compares within a position, and only people whom a knock-out does not order', () => {
    const position = [of(true, [1]), of(false, [2], true), of(false, [3], true), of(true, [4], true)];
    expect(pairDifferences([position, [of(false, [9])]], 1, random).rows).toHaveLength(2);
  });

  it('draws where there are too many pairs', () => {
    const position = Array.from({ length: 600 }, (_, index) => of(index % 2 === 0, [index % 7]));
    expect(pairDifferences([position], 1, createRandom(5)).rows).toHaveLength(10_000);
  });
});
