import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';

/** Years of work with at most one decimal; null when unknown. */
export function formatYears(years: number | null | undefined): string | null {
  if (years == null) return null;
  const shown = Math.round(years * 10) / 10;
  return m.ui_years({ count: shown, text: shown.toLocaleString(getLocale()) });
}
