import type { Locale } from './context.ts';

/** A waiting time in words, rounded up: "in 40 seconds", "in 22 hours"; «через 22 часа». */
export function describeWait(seconds: number, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(locale);
  if (seconds <= 90) return words.format(Math.ceil(seconds), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? words.format(minutes, 'minute') : words.format(Math.ceil(minutes / 60), 'hour');
}
