/** A job's dates as in the facts: YYYY or YYYY-MM. */
export interface JobDates {
  start: string | null;
  end: string | null;
  current: boolean;
  months: number | null;
}

/** Whole months from start to end, both included. The earlier `months` if a date has no month; null if a date is missing. */
export function countMonths({ start, end, current, months }: JobDates, today: Date): number | null {
  const last = current ? `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}` : end;
  if (start === null || last === null) return null;
  const [from, to] = [monthIndex(start), monthIndex(last)];
  if (from === null || to === null) return months;
  return to >= from ? to - from + 1 : null;
}

function monthIndex(date: string): number | null {
  const match = /^(\d{4})-(\d{2})$/.exec(date);
  return match ? Number(match[1]) * 12 + Number(match[2]) - 1 : null;
}
