import { describe, expect, it } from 'vitest';
import { overallScore } from '../../../../plugins/facets/overallScore.ts';
import { contributions } from './contributions.ts';

const facets = [
  { key: 'skills', value: 80 },
  { key: 'experience', value: 100 },
  { key: 'education', value: null },
  { key: 'achievements', value: 40 },
];
const weights: Record<string, number> = { skills: 0.45, experience: 0.25, education: 0.1, achievements: 0 };
const weightOf = (key: string) => weights[key] ?? 0;

describe('contributions', () => {
  it('adds up to the overall score', () => {
    const sum = contributions(facets, weightOf).reduce((total, { points }) => total + (points ?? 0), 0);
    const expected = overallScore(
      facets.map(({ value }) => value),
      facets.map(({ key }) => weightOf(key)),
    );
    expect(Math.round(sum * 10) / 10).toBe(expected);
  });

  it('gives the weight of a facet without a value to the others', () => {
    const parts = contributions(facets, weightOf);
    expect(parts.map(({ share }) => Math.round(share * 1000) / 1000)).toEqual([0.643, 0.357, 0, 0]);
    expect(parts[2]?.points).toBeNull();
    expect(parts[3]?.points).toBe(0);
  });

  it('has no points to give when every weight is 0', () => {
    expect(contributions(facets, () => 0).map(({ points }) => points)).toEqual([0, 0, null, 0]);
  });
});
