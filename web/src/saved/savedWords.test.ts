import { expect, it } from 'vitest';
import { savedStatusText, statusTones } from './savedWords.ts';

it('has a word and a colour for each status', () => {
  expect(
    (['SAVED', 'SHORTLISTED', 'HIRED', 'REJECTED'] as const).map((status) => [savedStatusText(status), statusTones[status]]),
  ).toEqual([
    ['Saved', 'gray'],
    ['Shortlisted', 'yellow'],
    ['Hired', 'emerald'],
    ['Rejected', 'red'],
  ]);
});
