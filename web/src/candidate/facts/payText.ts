import { getLocale } from '../../paraglide/runtime.js';
import { formatPay } from '../../ui/format/formatPay.ts';
import { isPayPeriod, perPeriod } from '../edit/payPeriods.ts';
import { periodWords } from '../edit/periodWords.ts';

export interface Pay {
  /** Per year. */
  readonly amount: number;
  readonly max?: number | null | undefined;
  readonly period: string;
  readonly currency: string;
}

export interface PayText {
  /** As stated in the document: "€4,500 – €5,200", "a month". */
  stated: string;
  period: string;
  /** The same per year; null when it is stated per year. */
  annual: string | null;
}

export function payText({ amount, max, period, currency }: Pay): PayText {
  const annual = [amount, max].flatMap((end) => (end == null ? [] : [formatPay(end, currency)])).join(' – ');
  if (!isPayPeriod(period) || period === 'year') return { stated: annual, period: periodWords.year(), annual: null };
  const money = new Intl.NumberFormat(getLocale(), {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: period === 'hour' ? 2 : 0,
  });
  const [from, to] = [perPeriod(amount, period), perPeriod(max ?? amount, period)];
  return {
    stated: to > from ? money.formatRange(from, to) : money.format(from),
    period: periodWords[period](),
    annual: `${annual} ${periodWords.year()}`,
  };
}
