import { getLocale } from '../paraglide/runtime.js';

/** A score as the reader's language writes it: always one decimal, so that columns align. */
export function formatScore(score: number): string {
  return score.toLocaleString(getLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
