import { getLocale } from '../paraglide/runtime.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "5 minutes ago", "now"; null from one week on, when the date itself is clearer. */
export function relativeDate(date: string, now: number): string | null {
  // If the local clock is a little behind the server's, the result must not be in the future.
  const age = Math.max(0, now - Date.parse(date));
  if (age >= 7 * day) return null;
  const format = new Intl.RelativeTimeFormat(getLocale(), { numeric: 'auto' });
  if (age < minute) return format.format(0, 'second');
  if (age < hour) return format.format(-Math.floor(age / minute), 'minute');
  if (age < day) return format.format(-Math.floor(age / hour), 'hour');
  return format.format(-Math.floor(age / day), 'day');
}

export function absoluteDate(date: string): string {
  return new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium' }).format(new Date(date));
}

export function fullDate(date: string): string {
  return new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(date));
}
