import { getLocale } from '../paraglide/runtime.js';

const symbols: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' };

/** Yearly pay as shown on screens: the currency symbol (or the code for other currencies), and thousands with k. */
export function formatPay(amount: number, currency: string): string {
  const thousands = (Math.round(amount / 100) / 10).toLocaleString(getLocale());
  const symbol = symbols[currency];
  return symbol ? `${symbol}${thousands}k` : `${thousands}k ${currency}`;
}
