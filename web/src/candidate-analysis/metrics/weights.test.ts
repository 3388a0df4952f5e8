import { describe, expect, it } from 'vitest';
import { areDefaults, defaultSliders, sliderFacets, weightsOf } from './weights.ts';

const facets = [
  { key: 'skills', label: 'Skills', defaultWeight: 0.45 },
  { key: 'experience', label: 'Experience', defaultWeight: 0.25 },
  { key: 'achievements', label: 'Achievements', defaultWeight: 0 },
];

describe('weightsOf', () => {
  it('normalises the sliders to sum 1', () => {
    const weights = weightsOf(facets, { skills: 30, experience: 10 });
    expect(Object.fromEntries(weights)).toEqual({ skills: 0.75, experience: 0.25 });
  });

  it('falls back to the defaults when every slider stands at 0', () => {
    const [skills = 0, experience = 0] = weightsOf(facets, { skills: 0, experience: 0 }).values();
    expect(skills + experience).toBeCloseTo(1);
    expect(skills / experience).toBeCloseTo(1.8);
  });
});

describe('sliderFacets', () => {
  it('leaves out facets that weigh nothing by default', () => {
    expect(sliderFacets(facets).map(({ key }) => key)).toEqual(['skills', 'experience']);
  });
});

describe('areDefaults', () => {
  it('tells a moved slider', () => {
    expect(areDefaults(facets, defaultSliders(facets))).toBe(true);
    expect(areDefaults(facets, { ...defaultSliders(facets), skills: 46 })).toBe(false);
  });
});
