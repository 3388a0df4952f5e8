import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { formatNumber } from './formatNumber.ts';

/** Finding the plural takes most of a table's time, and there are only a few hundred different years of work. */
const known = new Map<string, string>();

/** Years of work with at most one decimal; null when unknown. */
export function formatYears(years: number | null | undefined): string | null {
  if (years == null) return null;
  const shown = Math.round(years * 10) / 10;
  const key = `${getLocale()} ${shown}`;
  let text = known.get(key);
  if (text === undefined) known.set(key, (text = m.ui_years({ count: shown, text: formatNumber(shown) })));
  return text;
}
