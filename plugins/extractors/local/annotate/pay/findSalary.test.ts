import { describe, expect, it } from 'vitest';
import { findSalaries } from './findSalary.ts';

const read = (text: string, currency: string | null = null) => findSalaries(text, currency).map(({ salary }) => salary);

describe('findSalaries', () => {
  it.each([
    ['Expected salary: $95,000 per year', { amount: 95_000, max: null, period: 'year', currency: 'USD' }],
    ['Desired pay: $25/hour', { amount: 52_000, max: null, period: 'hour', currency: 'USD' }],
    ['Salary: €4,500 per month', { amount: 54_000, max: null, period: 'month', currency: 'EUR' }],
    ['Salary: £38k', { amount: 38_000, max: null, period: 'year', currency: 'GBP' }],
    ['Pay expectation $95', { amount: 95_000, max: null, period: 'year', currency: 'USD' }],
    ['80-100k USD', { amount: 80_000, max: 100_000, period: 'year', currency: 'USD' }],
    ['$120,000 – $140,000', { amount: 120_000, max: 140_000, period: 'year', currency: 'USD' }],
    ['150 000 ₽ на руки', { amount: 1_800_000, max: null, period: 'month', currency: 'RUB' }],
    ['от 90 тыс. руб.', { amount: 1_080_000, max: null, period: 'month', currency: 'RUB' }],
    ['Expected CTC: Rs. 25 LPA', { amount: 2_500_000, max: null, period: 'year', currency: 'INR' }],
    ['Expected CTC 6.5 LPA', { amount: 650_000, max: null, period: 'year', currency: 'INR' }],
    ['₹8-10 lakhs per annum', { amount: 800_000, max: 1_000_000, period: 'year', currency: 'INR' }],
    ['MXN 360,000', { amount: 360_000, max: null, period: 'year', currency: 'MXN' }],
    ['570,000 R a year', { amount: 570_000, max: null, period: 'year', currency: 'ZAR' }],
    ['Pay: 6.500,00 € per month', { amount: 78_000, max: null, period: 'month', currency: 'EUR' }],
    ["CHF 8'500.– per month", { amount: 102_000, max: null, period: 'month', currency: 'CHF' }],
    ['Rs 45,000/- per month', { amount: 540_000, max: null, period: 'month', currency: 'INR' }],
    ['Hourly rate desired: $32', { amount: 66_560, max: null, period: 'hour', currency: 'USD' }],
    ['$13,237.00 MONTH', { amount: 158_844, max: null, period: 'month', currency: 'USD' }],
    ['250 000 руб. в месяц', { amount: 3_000_000, max: null, period: 'month', currency: 'RUB' }],
  ])('converts %s to a year', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('takes too little for a year neither for a month nor for another country', () => {
    expect(read('Salary: £17,000 to £18,500')).toEqual([]);
  });

  it('takes the money of the country, and what is usual for the amount', () => {
    const currency = (text: string, country: string | null) => findSalaries(text, null, country)[0]?.salary.currency;
    expect(currency('Expected salary: $85,000 a year', 'CA')).toBe('CAD');
    expect(currency('Expected salary: $85,000 a year', null)).toBe('USD');
    expect(currency('Rs. 144,000 a month', 'PK')).toBe('PKR');
    expect(currency('от 2 200 руб. в месяц', null)).toBe('BYN');
    expect(currency('от 22 000 руб. в месяц', null)).toBe('RUB');
  });

  it('takes the currency of the language where none is written', () => {
    expect(read('Зарплата 120 000', 'RUB')).toEqual([{ amount: 1_440_000, max: null, period: 'month', currency: 'RUB' }]);
  });

  it('takes the currency and period from a unit in the label', () => {
    expect(read('Expected salary (PHP/month): 35,000')).toEqual([
      { amount: 420_000, max: null, period: 'month', currency: 'PHP' },
    ]);
    expect(read('Зарплатные ожидания (руб. в месяц): 90 000')).toEqual([
      { amount: 1_080_000, max: null, period: 'month', currency: 'RUB' },
    ]);
    expect(read('Headcount (office): 35,000')).toEqual([]);
  });

  it('takes a symbol of several currencies for that of the country', () => {
    const currency = (text: string, country: string) => findSalaries(text, null, country)[0]?.salary.currency;
    expect(currency('Expected: Rs. 90,000 per month', 'PK')).toBe('PKR');
    expect(currency('Expected: Rs. 90,000 per month', 'IN')).toBe('INR');
    expect(currency('Оклад от 2 500 руб. в месяц', 'BY')).toBe('BYN');
    expect(currency('Зарплата: от 119 000 рублей', 'BY')).toBe('RUB');
    expect(currency('42 000 kr per month', 'NO')).toBe('NOK');
  });

  it('takes two or three digits for thousands from 21 to 499, and for nothing beyond', () => {
    const amount = (text: string) => read(text)[0]?.amount ?? null;
    expect(['$20', '$21', '$499', '$500'].map((figure) => amount(`Desired pay ${figure}`))).toEqual([
      null,
      21_000,
      499_000,
      null,
    ]);
  });

  it('accepts pay without a period from 20,000 to 500,000 a year, also as a month or hour that makes as much', () => {
    const amount = (text: string) => read(text)[0]?.amount ?? null;
    const figures = ['$20,000', '$500,000', '$500,001', '€1,600', '£1,700'];
    expect(figures.map((figure) => amount(`Desired pay ${figure}`))).toEqual([20_000, 500_000, null, null, 20_400]);
  });

  it('refuses pay that nobody earns, and numbers that begin with zero', () => {
    expect(read('$3 per year, $9,000,000 per year')).toEqual([]);
    expect(read('Тел. 8 900 0992524', 'RUB')).toEqual([]);
  });
});
