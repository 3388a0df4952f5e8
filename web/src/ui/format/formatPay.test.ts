import { expect, it } from 'vitest';
import { formatPay } from './formatPay.ts';

it.each([
  [95_000, 'USD', '$95k'],
  [96_000, 'EUR', '€96k'],
  [62_500, 'GBP', '£62.5k'],
  [3_600_000, 'RUB', '3,600k RUB'],
])('writes %d %s as %s', (amount, currency, text) => {
  expect(formatPay(amount, currency)).toBe(text);
});
