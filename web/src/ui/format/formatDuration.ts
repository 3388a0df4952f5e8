import { m } from '../../paraglide/messages.js';
import { formatNumber } from './formatNumber.ts';

/** Seconds in words: "8 s", "2 min 5 s"; with `tenths`, for measured values, one decimal below ten seconds. */
export function formatDuration(seconds: number, { tenths = false } = {}): string {
  if (seconds >= 60) return m.ui_minutes_seconds({ minutes: Math.floor(seconds / 60), seconds: Math.round(seconds % 60) });
  const digits = tenths && seconds < 10 ? 1 : 0;
  return m.ui_seconds({
    seconds: formatNumber(seconds, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  });
}
