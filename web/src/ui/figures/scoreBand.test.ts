import { expect, it } from 'vitest';
import { badgeBand, scoreBand } from './scoreBand.ts';

it('colours scores in lists by the words of the verdicts: from 90, 70 and 50', () => {
  expect([90, 89.9, 70, 69.9, 50, 49.9].map(scoreBand)).toEqual(['emerald', 'blue', 'blue', 'yellow', 'yellow', 'gray']);
});

it('colours the badges of review and saved candidates from 90, 85 and 80', () => {
  expect([90, 89.9, 85, 84.9, 80, 79.9].map(badgeBand)).toEqual(['emerald', 'blue', 'blue', 'yellow', 'yellow', 'gray']);
});
