import { getLocale } from '../../paraglide/runtime.js';

type Options = Intl.NumberFormatOptions;

/** Making a formatter takes longer than formatting a table's page of numbers, so each is made once. */
const formats = new Map<string, Intl.NumberFormat>();

/** A number as the user's language writes it. */
export function formatNumber(value: number, options: Options = {}): string {
  const key = `${getLocale()} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(getLocale(), options)));
  return format.format(value);
}

/** A share as a percentage: 0.25 is "25%", in Russian "25 %". */
export function formatPercent(share: number, maximumFractionDigits = 0): string {
  return formatNumber(share, { style: 'percent', maximumFractionDigits });
}
