import { describe, expect, it } from 'vitest';
import { countMonths } from './countMonths.ts';

const today = new Date(2026, 10, 21);
const job = { start: '2024-01', end: '2024-12', current: false, months: null };

describe('countMonths', () => {
  it('counts both ends', () => {
    expect(countMonths(job, today)).toBe(12);
    expect(countMonths({ ...job, end: '2024-01' }, today)).toBe(1);
  });

  it('lets a current job last until today', () => {
    expect(countMonths({ ...job, end: null, current: true }, today)).toBe(35);
  });

  it('keeps the known months where a date has only a year', () => {
    expect(countMonths({ ...job, start: '2024', months: 18 }, today)).toBe(18);
  });

  it('does not guess from a missing date or an end before the start', () => {
    expect(countMonths({ ...job, end: null }, today)).toBeNull();
    expect(countMonths({ ...job, end: '2023-01', months: 7 }, today)).toBeNull();
  });
});
