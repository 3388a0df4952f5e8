import { describe, expect, it } from 'vitest';
import type { Salary } from '../../../plugins/contract.ts';
import { describeSalary } from './describeSalary.ts';

const monthly: Salary = { amount: 72_000, max: 90_000, period: 'month', currency: 'EUR' };

describe('describeSalary', () => {
  it('keeps the words of a document that tell both ends and the period', () => {
    expect(describeSalary(monthly, '€6,000–7,500 per month')).toBe('€6,000–7,500 per month');
    expect(describeSalary(monthly, 'от 6 000 до 7 500 EUR в месяц')).toBe('от 6 000 до 7 500 EUR в месяц');
    expect(describeSalary({ ...monthly, period: 'year' }, '€72k-90k')).toBe('€72k-90k');
  });

  it('adds what the quoted words leave out, and never counts over to a year', () => {
    expect(describeSalary(monthly, '6,000 EUR')).toBe('6,000–7,500 EUR a month');
    expect(describeSalary(monthly, '€6,000–7,500')).toBe('6,000–7,500 EUR a month');
    expect(describeSalary({ amount: 66_560, max: null, period: 'hour', currency: 'USD' }, null)).toBe('32 USD an hour');
    expect(describeSalary({ ...monthly, currency: 'RUB', max: null }, 'зарплата 6 000')).toBe('6\u00a0000 RUB в месяц');
  });
});
