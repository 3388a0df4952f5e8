import { describe, expect, it } from 'vitest';
import { saysAmount, saysYears } from './supportedNumber.ts';

describe('numbers in a quotation', () => {
  it.each([
    [5, '5+ years of experience'],
    [3, 'at least three years with SQL'],
    [2.5, '2,5 года опыта'],
    [6, 'опыт работы от шести лет'],
  ])('finds %s years in "%s"', (years, words) => expect(saysYears(words, years)).toBe(true));

  it.each([
    [5, '3 years of experience'],
    [5, 'a team of 5'],
    [0, '0 years'],
    [99, '99 years'],
  ])('finds no %s years in "%s"', (years, words) => expect(saysYears(words, years)).toBe(false));

  it.each([
    [95_000, '$95,000'],
    [95_000, '95 000 USD'],
    [95_000, '95k'],
    [95_000, '80-95k a year'],
    [120_000, 'от 120 тыс. руб.'],
    [1_500_000, '1.5m'],
    [45.5, '45.50 an hour'],
  ])('finds the amount %s in "%s"', (amount, words) => expect(saysAmount(words, amount)).toBe(true));

  it.each([
    [95_000, '$95'],
    [90_000, '95,000'],
    [5000, '95,000'],
  ])('finds no amount %s in "%s"', (amount, words) => expect(saysAmount(words, amount)).toBe(false));
});
