import { expect, it } from 'vitest';
import { profileStrength } from './profileStrength.ts';

const percents = (counts: Parameters<typeof profileStrength>[0]) => profileStrength(counts).map(({ percent }) => percent);

it('measures each part against a full profile', () => {
  expect(percents({ achievements: 6, skills: 5, responsibilities: 10, years: 2.5 })).toEqual([50, 25, 100, 25]);
});

it('stays between 0 and 100 whatever is counted', () => {
  expect(percents({ achievements: 300, skills: 300, responsibilities: 0, years: -1 })).toEqual([100, 100, 0, 0]);
});

it('leaves unknown what is unknown', () => {
  expect(percents({ achievements: null, skills: null, responsibilities: null, years: null })).toEqual([null, null, null, null]);
});
