import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { meanNdcg } from './ndcg.ts';
import { aucGain, pairwiseAuc, type Scored } from './pairwiseAuc.ts';

const went = (...scores: number[]): Scored[] => scores.map((score) => ({ wentOn: true, score }));
const rejected = (...scores: number[]): Scored[] => scores.map((score) => ({ wentOn: false, score }));

/** DeLong, DeLong & Clarke-Pearson (1988), equations 3 to 7 written out, comparing every pair. */
function delong(members: readonly Scored[], other: readonly Scored[] = members): { areas: number[]; variance: number } {
  const psi = (x: number, y: number) => (x > y ? 1 : x === y ? 0.5 : 0);
  const components = [members, other].map((list) => {
    const [xs, ys] = [true, false].map((side) => list.filter(({ wentOn }) => wentOn === side).map(({ score }) => score));
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const v10 = (xs ?? []).map((x) => mean((ys ?? []).map((y) => psi(x, y))));
    return { v10, v01: (ys ?? []).map((y) => mean((xs ?? []).map((x) => psi(x, y)))), area: mean(v10) };
  });
  const [one, two] = [components[0], components[1]];
  if (!one || !two) throw new Error('two lists');
  const covariance = (a: number[], b: number[], meanA: number, meanB: number) =>
    a.reduce((sum, value, index) => sum + (value - meanA) * ((b[index] ?? 0) - meanB), 0) / (a.length - 1);
  const s = (key: 'v10' | 'v01') => {
    const [a, b] = [one[key], two[key]];
    const part = (x: number[], y: number[], p: number, q: number) => covariance(x, y, p, q) / x.length;
    return members === other
      ? part(a, a, one.area, one.area)
      : part(a, a, one.area, one.area) + part(b, b, two.area, two.area) - 2 * part(a, b, one.area, two.area);
  };
  return { areas: [one.area, two.area], variance: s('v10') + s('v01') };
}

describe('pairwiseAuc', () => {
  it('counts pairs, ties by half, with an interval worked out by hand', () => {
    // 80 beats all three; 60 beats 50, ties with 60, loses to 70: 4.5 of 6. S10 = .125, S01 = .0625, variance = .125/2 + .0625/3 = .08333.
    const auc = pairwiseAuc([[...went(80, 60), ...rejected(70, 50, 60)]]);
    expect(auc?.value).toBe(0.75);
    expect(auc?.low).toBeCloseTo(0.75 - 1.959964 * Math.sqrt(0.25 / 3), 6);
    expect(auc?.high).toBe(1);
  });

  it('is what DeLong and others define, for one list and for two of the same people', () => {
    const random = createRandom(1);
    const members = Array.from({ length: 60 }, (_, index) => ({
      wentOn: index % 3 === 0,
      score: Math.round(random() * 40) + (index % 3 === 0 ? 8 : 0),
    }));
    const others = members.map(({ wentOn, score }) => ({ wentOn, score: score + Math.round(random() * 30) }));
    const auc = pairwiseAuc([members]);
    const expected = delong(members);
    expect(auc?.value).toBeCloseTo(expected.areas[0] ?? 0, 12);
    expect(((auc?.high ?? 0) - (auc?.low ?? 0)) / 2 / 1.959964).toBeCloseTo(Math.sqrt(expected.variance), 12);
    const gain = aucGain([members], [others]);
    const paired = delong(members, others);
    expect(gain?.value).toBeCloseTo((paired.areas[1] ?? 0) - (paired.areas[0] ?? 0), 12);
    expect(((gain?.high ?? 0) - (gain?.low ?? 0)) / 2 / 1.959964).toBeCloseTo(Math.sqrt(paired.variance), 12);
  });

  it('compares only people of the same position', () => {
    // Within each position all pairs are right; across them they would be wrong.
    const positions = [
      [...went(90, 80), ...rejected(70, 60)],
      [...went(30, 20), ...rejected(10, 5)],
    ];
    expect(pairwiseAuc(positions)?.value).toBe(1);
    expect(pairwiseAuc([...positions, went(1, 2), rejected(99)])?.value).toBe(1);
    expect(pairwiseAuc([went(1, 2), rejected(99)])).toBeNull();
    expect(pairwiseAuc([])).toBeNull();
  });

  it('does not call perfect agreement of a few people certain', () => {
    // Clopper and Pearson: 15 tries without a failure, .025^(1/15).
    const perfect = pairwiseAuc([[...went(...Array<number>(15).fill(9)), ...rejected(...Array<number>(40).fill(1))]]);
    expect(perfect).toEqual({ value: 1, low: expect.closeTo(0.782, 3), high: 1 });
    expect(pairwiseAuc([[...went(5), ...rejected(1, 9, 3)]])).toEqual({ value: 2 / 3, low: 0, high: 1 });
    expect(pairwiseAuc([[...went(9), ...rejected(1, 2, 3)]])).toEqual({ value: 1, low: 0, high: 1 });
  });

  it('has an interval that contains the true value about as often as it claims', () => {
    // Scores of people who went on are uniform on 0.25 to 1.25, of the others on 0 to 1: the true area is 1 − .75²/2.
    const random = createRandom(7);
    const inside = Array.from({ length: 400 }, () => {
      const positions = [1, 2, 3].map(() => [
        ...went(...Array.from({ length: 12 }, () => 0.25 + random())),
        ...rejected(...Array.from({ length: 20 }, () => random())),
      ]);
      const auc = pairwiseAuc(positions);
      const truth = 1 - 0.75 ** 2 / 2;
      return auc !== null && auc.low <= truth && truth <= auc.high;
    });
    expect(inside.filter(Boolean).length / 400).toBeGreaterThan(0.91);
    expect(inside.filter(Boolean).length / 400).toBeLessThan(0.99);
  });
});

describe('meanNdcg', () => {
  it('is worked out by hand', () => {
    // [1, 0, 1]: (1 + 1/2) of (1 + 1/log2 3). [0, 1]: 1/log2 3 of 1.
    const half = 1 / Math.log2(3);
    expect(meanNdcg([[true, false, true]])?.value).toBeCloseTo(1.5 / (1 + half), 12);
    expect(meanNdcg([[false, true]])?.value).toBeCloseTo(half, 12);
    expect(meanNdcg([[true, false, true], [false, true], [true, true], [false]])?.value).toBeCloseTo(
      (1.5 / (1 + half) + half) / 2,
      12,
    );
  });

  it('looks at ten places, and at everybody for how good it could be', () => {
    const late = [...Array<boolean>(10).fill(false), true];
    expect(meanNdcg([late])?.value).toBe(0);
    expect(meanNdcg([[...Array<boolean>(10).fill(true), false, true]])?.value).toBe(1);
  });

  it('has an interval that is the same every time, and narrower with more people', () => {
    const random = createRandom(3);
    const ranked = (many: number) => Array.from({ length: many }, () => random() < 0.5);
    const [few, many] = [[ranked(12)], Array.from({ length: 20 }, () => ranked(40))];
    expect(meanNdcg(few)).toEqual(meanNdcg(few));
    const width = (estimate: ReturnType<typeof meanNdcg>) => (estimate?.high ?? 0) - (estimate?.low ?? 0);
    expect(width(meanNdcg(few))).toBeGreaterThan(width(meanNdcg(many)));
    const estimate = meanNdcg(many);
    expect(estimate?.low).toBeLessThan(estimate?.value ?? 0);
    expect(estimate?.high).toBeGreaterThan(estimate?.value ?? 1);
  });

  it('is null where nobody can be compared', () => {
    expect(meanNdcg([[true, true], [false]])).toBeNull();
  });
});
