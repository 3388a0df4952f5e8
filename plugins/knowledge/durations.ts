import type { PartialDate } from '../contract.ts';

/** Months since year 0. */
type MonthIndex = number;

export interface Period {
  /** First month worked. */
  from: MonthIndex;
  /** Last month worked, included. */
  to: MonthIndex;
}

const halfYear = 6;

/**
 * The months a job spans. Where only years are written, a job is taken to begin in July and to end in June: on average that is right, and
 * jobs that follow each other ("2015–2018", "2018–2020") neither overlap nor leave a gap. A job within one year counts as half of it.
 */
export function periodOf(start: PartialDate | null, end: PartialDate | null, current: boolean, today: string): Period | null {
  const last = current ? today.slice(0, 7) : end;
  if (start === null || last === null) return null;
  const [fromYear, fromMonth] = start.split('-').map(Number);
  const [toYear, toMonth] = last.split('-').map(Number);
  const from = fromYear! * 12 + (fromMonth ?? 7) - 1;
  const to = toYear! * 12 + (toMonth ?? 6) - 1;
  if (to >= from) return { from, to };
  if (fromYear !== toYear || (fromMonth !== undefined && toMonth !== undefined)) return null;
  if (toMonth !== undefined) return { from: toYear! * 12, to };
  if (fromMonth !== undefined) return { from, to: fromYear! * 12 + 11 };
  return { from: fromYear! * 12 + 3, to: fromYear! * 12 + 3 + halfYear - 1 };
}

export const monthsOf = (period: Period): number => period.to - period.from + 1;

/** Months in the union of the periods: overlaps count once. */
export function unionMonths(periods: readonly Period[]): number {
  let [months, reached] = [0, Number.NEGATIVE_INFINITY];
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from)) {
    if (to <= reached) continue;
    months += to - Math.max(from, reached + 1) + 1;
    reached = to;
  }
  return months;
}
