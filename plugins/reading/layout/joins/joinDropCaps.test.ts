import { expect, it } from 'vitest';
import { linesOf, row } from '../testing/pageWords.ts';

it('joins a large first letter with its word, and leaves initials alone', () => {
  const letter = (text: string, x: number, size: number) =>
    row(text, x, 100, 0).map((word) => ({ ...word, size, x1: x + size * 0.7, baseline: 100 }));
  const text = [...row('aker with nine years', 84, 80, 1), ...row('at the oven.', 84, 94, 10)];
  expect(linesOf([...letter('B', 60, 32), ...text])).toEqual(['Baker with nine years', 'at the oven.']);
  expect(linesOf([...letter('B', 60, 10), ...text])[0]).not.toContain('Baker');
});
