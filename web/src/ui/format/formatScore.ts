import { formatNumber } from './formatNumber.ts';

/** A score formatted for the user's language, always with one decimal, so that columns align. */
export function formatScore(score: number): string {
  return formatNumber(score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
