import { describe, expect, it } from 'vitest';
import { areDefaults, defaultShares, isWhole, toShares, weightsOf } from './weights.ts';

const facets = [
  { key: 'skills', label: 'Skills', defaultWeight: 0.45 },
  { key: 'experience', label: 'Experience', defaultWeight: 0.25 },
  { key: 'achievements', label: 'Achievements', defaultWeight: 0 },
];

describe('defaultShares', () => {
  it('makes a hundred of whatever the defaults sum to', () => {
    expect(defaultShares(facets)).toEqual({ skills: 64, experience: 36, achievements: 0 });
  });
});

describe('weightsOf', () => {
  it('weighs by what stands at the sliders', () => {
    expect(Object.fromEntries(weightsOf({ skills: 78, experience: 22 }))).toEqual({ skills: 0.78, experience: 0.22 });
  });
});

describe('toShares', () => {
  it('shares out the weights of a preset, whatever they sum to and whatever else it names', () => {
    expect(toShares(facets, { skills: 3, achievements: 1, gone: 9 })).toEqual({ skills: 75, experience: 0, achievements: 25 });
  });

  it('takes the defaults where nothing is left to share out', () => {
    expect(toShares(facets, { skills: 0, gone: 1 })).toEqual(defaultShares(facets));
  });
});

describe('areDefaults', () => {
  it('tells a moved slider', () => {
    expect(areDefaults(facets, { skills: 64, experience: 36, achievements: 0 })).toBe(true);
    expect(areDefaults(facets, { skills: 65, experience: 35, achievements: 0 })).toBe(false);
  });
});

describe('isWhole', () => {
  it('refuses what an earlier version or a user has stored', () => {
    expect(isWhole({ skills: 45, experience: 55 })).toBe(true);
    expect(isWhole({ skills: 45, experience: 25 })).toBe(false);
    expect(isWhole({ skills: 145, experience: -45 })).toBe(false);
    expect(isWhole({ skills: 'all', experience: undefined })).toBe(false);
  });
});
