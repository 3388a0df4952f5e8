import { getLocale } from '../paraglide/runtime.js';

/** A score formatted for the user's language, always with one decimal, so that columns align. */
export function formatScore(score: number): string {
  return score.toLocaleString(getLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
