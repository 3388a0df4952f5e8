import type { Channel } from './useAddActivity.ts';

export interface ScheduleDraft {
  /** As a `datetime-local` control gives it: local time, "2026-03-29T08:30"; empty until chosen. */
  local: string;
  channel: Channel;
  note: string;
}

export const emptySchedule: ScheduleDraft = { local: '', channel: 'CALENDAR', note: '' };

export function isScheduleChanged({ local, note }: ScheduleDraft): boolean {
  return local !== '' || note.trim() !== '';
}

/** The moment as ISO 8601 in UTC; null until date and time are chosen. */
export function momentOf({ local }: ScheduleDraft): string | null {
  const time = local === '' ? Number.NaN : new Date(local).getTime();
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
