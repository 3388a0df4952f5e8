import { describe, expect, it } from 'vitest';
import { areDefaults, defaultShares, isWhole, sliderFacets, weightsOf } from './weights.ts';

const facets = [
  { key: 'skills', label: 'Skills', defaultWeight: 0.45 },
  { key: 'experience', label: 'Experience', defaultWeight: 0.25 },
  { key: 'achievements', label: 'Achievements', defaultWeight: 0 },
];

describe('defaultShares', () => {
  it('makes a hundred of whatever the defaults sum to', () => {
    expect(defaultShares(facets)).toEqual({ skills: 64, experience: 36 });
  });
});

describe('weightsOf', () => {
  it('weighs by what stands at the sliders', () => {
    expect(Object.fromEntries(weightsOf({ skills: 78, experience: 22 }))).toEqual({ skills: 0.78, experience: 0.22 });
  });
});

describe('sliderFacets', () => {
  it('leaves out facets that weigh nothing by default', () => {
    expect(sliderFacets(facets).map(({ key }) => key)).toEqual(['skills', 'experience']);
  });
});

describe('areDefaults', () => {
  it('tells a moved slider', () => {
    expect(areDefaults(facets, { skills: 64, experience: 36 })).toBe(true);
    expect(areDefaults(facets, { skills: 65, experience: 35 })).toBe(false);
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
