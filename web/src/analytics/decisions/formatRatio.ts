import { formatNumber } from '../../ui/format/formatNumber.ts';

/** Cut off, not rounded: a ratio just below four fifths must not read 0.80. */
export function formatRatio(ratio: number): string {
  return formatNumber(ratio, { minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode: 'trunc' });
}
