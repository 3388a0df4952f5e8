import { formatNumber } from './formatNumber.ts';

const symbols: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' };

/** Yearly pay as shown on screens: the currency symbol (or the code for other currencies), and thousands with k. */
export function formatPay(amount: number, currency: string): string {
  const thousands = formatNumber(Math.round(amount / 100) / 10);
  const symbol = symbols[currency];
  return symbol ? `${symbol}${thousands}k` : `${thousands}k ${currency}`;
}
