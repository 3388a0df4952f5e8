import { expect, it } from 'vitest';
import { readAmount } from './readAmount.ts';

it.each([
  ['95000', 95_000],
  [' 95 000 ', 95_000],
  ['$95,000', 95_000],
  ['0', 0],
  ['-5', -5],
])('reads %s', (text, amount) => expect(readAmount(text)).toBe(amount));

it.each(['', 'a lot', '95k', '1.5', '9999999999'])('does not guess what "%s" means', (text) =>
  expect(readAmount(text)).toBeNull(),
);
