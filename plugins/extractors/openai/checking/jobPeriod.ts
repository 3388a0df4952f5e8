import type { Experience } from '../../../contract.ts';
import { type Period, periodOf } from '../../../knowledge/durations.ts';

/** The months of a job; null where a date is unknown. */
export function jobPeriod({ start, end, current }: Pick<Experience, 'start' | 'end' | 'current'>, today: string): Period | null {
  return periodOf(start, end, current, today);
}

/** `YYYY-MM` of a month. */
export function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}
