import { describe, expect, it } from 'vitest';
import { monthsOf, periodOf, unionMonths } from './durations.ts';

const today = '2026-11-21';
const months = (start: string | null, end: string | null, current = false) => {
  const period = periodOf(start, end, current, today);
  return period ? monthsOf(period) : null;
};

describe('periodOf', () => {
  it('counts the first and the last month', () => {
    expect(months('2020-01', '2020-12')).toBe(12);
  });

  it('counts a current job until today', () => {
    expect(months('2026-01', null, true)).toBe(11);
  });

  it('counts years without months from middle to middle', () => {
    expect(months('2018', '2020')).toBe(24);
  });

  it('counts a job within one year as half of it', () => {
    expect(months('2019', '2019')).toBe(6);
  });

  it('knows no length where a date is unknown or the end comes first', () => {
    expect(months(null, '2020')).toBeNull();
    expect(months('2020-01', null)).toBeNull();
    expect(months('2020-05', '2020-01')).toBeNull();
  });

  it('takes a year as far as the month beside it allows', () => {
    expect(months('2020', '2020-03')).toBe(3);
    expect(months('2020-11', '2020')).toBe(2);
  });
});

describe('unionMonths', () => {
  it('counts overlapping jobs once', () => {
    const union = unionMonths([periodOf('2018-01', '2019-12', false, today)!, periodOf('2019-01', '2020-12', false, today)!]);
    expect(union).toBe(36);
  });

  it('leaves gaps out', () => {
    const union = unionMonths([periodOf('2020-01', '2020-06', false, today)!, periodOf('2015-01', '2015-06', false, today)!]);
    expect(union).toBe(12);
  });

  it('finds neither gap nor overlap between jobs that follow each other by years', () => {
    const union = unionMonths(
      ['2012|2015', '2015|2018', '2018|2020'].map((text) => periodOf(text.split('|')[0]!, text.split('|')[1]!, false, today)!),
    );
    expect(union).toBe(96);
  });
});
