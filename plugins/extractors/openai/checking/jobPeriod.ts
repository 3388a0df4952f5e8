import type { Experience } from '../../../contract.ts';

/** Months since year 0, both worked. */
export interface Period {
  from: number;
  to: number;
}

const monthsAYear = 12;

/**
 * The months of a job; null where a date is unknown. A year without a month counts from its middle, at the start and at the end: jobs that follow each other
 * by years alone then neither overlap nor leave a gap. A job within one such year counts as half of it.
 */
export function jobPeriod({ start, end, current }: Pick<Experience, 'start' | 'end' | 'current'>, today: string): Period | null {
  const last = current ? today.slice(0, 7) : end;
  if (start === null || last === null) return null;
  const [first, final] = [readDate(start), readDate(last)];
  const period = {
    from: first.year * monthsAYear + (first.month ?? 7) - 1,
    to: final.year * monthsAYear + (final.month ?? 6) - 1,
  };
  if (period.to >= period.from) return period;
  if (first.year !== final.year || (first.month !== null && final.month !== null)) return null;
  const january = first.year * monthsAYear;
  if (final.month !== null) return { from: january, to: period.to };
  if (first.month !== null) return { from: period.from, to: january + 11 };
  return { from: january + 3, to: january + 8 };
}

function readDate(date: string): { year: number; month: number | null } {
  const [year, month] = date.split('-').map(Number);
  return { year: year ?? 0, month: month ?? null };
}

/** Months in the union: what overlaps counts once. */
export function countMonths(periods: readonly Period[]): number {
  let [months, reached] = [0, Number.NEGATIVE_INFINITY];
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from)) {
    if (to <= reached) continue;
    months += to - Math.max(from, reached + 1) + 1;
    reached = to;
  }
  return months;
}

/** `YYYY-MM` of a month. */
export function monthText(month: number): string {
  return `${Math.floor(month / monthsAYear)}-${String((month % monthsAYear) + 1).padStart(2, '0')}`;
}
