import { describe, expect, it } from 'vitest';
import { compareRanked, normalizeWeights, overallScore, type Ranked } from './overallScore.ts';

const weights = [0.45, 0.25, 0.1, 0.1, 0.1];

describe('overallScore', () => {
  it('is the weighted sum of the facets with one decimal', () => {
    expect(overallScore([100, 83.3, 80, 25, 10], weights)).toBe(77.3);
  });

  it('leaves out facets without a value and re-normalises the other weights', () => {
    expect(overallScore([null, 80, 80, 80, 80], weights)).toBe(80);
    expect(overallScore([null, 100, 0, 0, 0], weights)).toBe(45.5);
  });

  it('does not care about the scale of the weights', () => {
    expect(overallScore([90, 40], [45, 25])).toBe(overallScore([90, 40], [0.45, 0.25]));
  });

  it('is null when nothing can be weighed', () => {
    expect(overallScore([], [])).toBeNull();
    expect(overallScore([null, null], [1, 1])).toBeNull();
    expect(overallScore([50, 60], [0, 0])).toBeNull();
    expect(overallScore([50], [Number.NaN])).toBeNull();
  });
});

describe('normalizeWeights', () => {
  it('makes weights sum to 1', () => {
    expect(normalizeWeights([2, 1, 1], [1, 0, 0])).toEqual([0.5, 0.25, 0.25]);
  });

  it('falls back to the defaults when the sum is 0', () => {
    expect(normalizeWeights([0, 0], [3, 1])).toEqual([0.75, 0.25]);
    expect(normalizeWeights([-1, Number.NaN], [0, 0])).toEqual([0.5, 0.5]);
  });
});

describe('compareRanked', () => {
  const base: Ranked = { overall: 80, matchedSkills: 4, years: 5, name: 'Bauer' };

  it('orders by overall, matched skills, years and name', () => {
    const better: Ranked = { ...base, overall: 80.1, matchedSkills: 0, years: 0, name: 'Z' };
    const moreSkills: Ranked = { ...base, matchedSkills: 5, years: 0, name: 'Z' };
    const moreYears: Ranked = { ...base, years: 6, name: 'Z' };
    const earlierName: Ranked = { ...base, name: 'Arndt' };
    expect([base, earlierName, moreYears, moreSkills, better].sort(compareRanked)).toEqual([
      better,
      moreSkills,
      moreYears,
      earlierName,
      base,
    ]);
  });

  it('puts unknown scores and years last', () => {
    const unscored: Ranked = { ...base, overall: null };
    const zero: Ranked = { ...base, overall: 0, years: null };
    const zeroWithYears: Ranked = { ...base, overall: 0, years: 0 };
    expect([unscored, zero, zeroWithYears].sort(compareRanked)).toEqual([zeroWithYears, zero, unscored]);
  });
});
