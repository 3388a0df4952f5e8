import { currencyForms, formsInCapitals, localCurrency, sharedBy } from '../../../../knowledge/currencies.ts';
import { lowerCase } from '../../../../knowledge/lowerCase.ts';
import { matchesOf } from '../../../../knowledge/matchesOf.ts';
import { endOfMatch, type Stretch } from '../../shared/textSpan.ts';

/** One amount as written, with the scale and currency next to it. */
export interface Money extends Stretch {
  /** Including the scale written with it. */
  value: number;
  scale: number | null;
  /** ISO 4217 code, if a currency is written. */
  currency: string | null;
  /** Other currencies that are written so. */
  others: readonly string[];
  /** What is meant by the written form in most countries. */
  elsewhere: string | null;
  /** "LPA": the scale implies yearly pay. */
  perAnnum: boolean;
}

const longestForm = Math.max(...[...currencyForms.keys()].map(({ length }) => length));
const opening = /\s?\(?/uy;
const closing = /(?!\p{L})\.?\)?/uy;
/** "45,000/-", "8'500.–", "3200,-": nothing behind the whole amount. */
const noRest = /(?:\/[-=]|[.,][-–—]{1,2})(?!\s?\p{N})/uy;
const number =
  /(?=\d)(?<![\p{N}.,])(?!0\d)(?:\d{1,3}(?:[ \u00a0\u202f\u2009.,'’]\d{3})+(?:[.,]\d{2})?(?!\p{N})|\d{1,2}(?:,\d{2})+,\d{3}(?!\p{N})|\d+(?:[.,]\d{1,2})?(?!\p{N}))/gu;
const lakh = 100_000;
const scales: readonly (readonly [form: RegExp, factor: number, currency: string | null])[] = [
  [/\s?l\.?p\.?a\.?(?!\p{L})/uy, lakh, 'INR'],
  [/\s?(?:lakh|lac)s?(?!\p{L})(?:\s?p\.?a\.?(?!\p{L}))?/uy, lakh, 'INR'],
  [/\s?crores?(?!\p{L})/uy, 100 * lakh, 'INR'],
  [/\s?т\.?\s?р\.?(?!\p{L})/uy, 1000, 'RUB'],
  // "25 т" are tonnes.
  [/\s?[kк](?!\p{L})\.?|т(?!\p{L})\.?|\sт(?:\.|(?=\s?[р₽]))/uy, 1000, null],
  [/\s?(?:тыс(?:яч[иа]?)?(?!\p{L})\.?|thousand|thsd\.?|tys\.?(?!\p{L})|tis\.?(?!\p{L})|tausend|mil(?!\p{L}))/uy, 1000, null],
  [/\s?(?:mln|mio|million|m|млн)(?!\p{L})\.?/uy, 1_000_000, null],
];

/** A single letter behind a shorter number is no currency. */
const leastDigits = 5;

/** All amounts in a text. */
export function readMoney(text: string, country: string | null = null): Money[] {
  const small = lowerCase(text);
  return matchesOf(number, small)
    .filter(({ index, 0: digits }) => !isOfDocument(small, index, index + digits.length))
    .map(({ index, 0: digits }) => moneyAt(text, small, index, digits, country));
}

const numbered = /(?:№|#|(?<!\p{L})(?:no|nr|n°)\.?)[\s:.–-]{0,6}(?:\p{L}{1,4}-|\p{L}\s?)?$|(?<![\p{L}\p{N}])(\p{L}{1,4})-$/u;
const longestMark = 16;
const dated = /^\s(?:от|dated|of)\s\d{1,2}[./]\d/u;

/** "№ 19726", "PZ-9307", "No: P4821973", «9307 от 14.04.2017»: the number of a certificate, contract or passport. */
function isOfDocument(small: string, start: number, end: number): boolean {
  const mark = numbered.exec(small.slice(Math.max(0, start - longestMark), start));
  return (mark !== null && !currencyForms.has(mark[1] ?? '')) || dated.test(small.slice(end, end + longestMark));
}

function moneyAt(text: string, small: string, index: number, digits: string, country: string | null): Money {
  const digitsEnd = index + digits.length;
  const scale = scaleAt(small, digitsEnd) ?? { factor: null, currency: null, end: endOfMatch(noRest, small, digitsEnd) };
  const prefix = currencyBefore(small, text, index, country) ?? { currency: null, form: null, start: index };
  const suffix = currencyAt(small, text, scale.end, digits, country) ?? { currency: null, form: null, end: scale.end };
  return {
    start: prefix.start,
    end: suffix.end,
    value: numberOf(digits) * (scale.factor ?? 1),
    scale: scale.factor,
    currency: prefix.currency ?? suffix.currency ?? scale.currency,
    others: sharedBy(prefix.form ?? suffix.form ?? ''),
    elsewhere: currencyForms.get(prefix.form ?? suffix.form ?? '') ?? null,
    perAnnum: scale.factor === lakh && small.slice(digitsEnd, scale.end).includes('p'),
  };
}

/** The currency that a written form means. */
export const currencyOf = (form: string, country: string | null): string | null =>
  localCurrency(form, country) ?? currencyForms.get(form) ?? null;

function currencyBefore(small: string, text: string, index: number, country: string | null) {
  const tail = small.slice(Math.max(0, index - longestForm - 2), index).replace(/\s$/u, '');
  const tails = tail.endsWith('.') ? [tail, tail.slice(0, -1)] : [tail];
  const end = index - (/\s/u.test(small.charAt(index - 1)) ? 1 : 0);
  for (let at = 0; at < tail.length; at++) {
    const form = tails.map((one) => one.slice(at)).find((one) => currencyForms.has(one));
    if (form === undefined || /\p{L}/u.test(tail.charAt(at - 1))) continue;
    const start = end - tail.length + at;
    return isWritten(text, start, form) ? { currency: currencyOf(form, country), form, start } : null;
  }
  return null;
}

const grouped = /[ \u00a0\u202f\u2009.,'’]\d{3}(?=$|[.,]\d{2}$)/u;

function numberOf(digits: string): number {
  return grouped.test(digits)
    ? Number(digits.replace(/(?<=\d{3})[.,]\d{2}$/u, '').replace(/\D/gu, ''))
    : Number(digits.replace(',', '.'));
}

function scaleAt(text: string, at: number) {
  for (const [form, factor, currency] of scales) {
    form.lastIndex = at;
    const match = form.exec(text);
    if (match !== null) return { factor, currency, end: at + match[0].length };
  }
  return null;
}

function currencyAt(small: string, text: string, at: number, digits: string, country: string | null) {
  const from = endOfMatch(opening, small, at);
  for (let length = longestForm; length > 0; length--) {
    const form = small.slice(from, from + length);
    closing.lastIndex = from + length;
    if (!currencyForms.has(form) || !closing.test(small)) continue;
    if (!isWritten(text, at, form)) return null;
    // "40 R" could be anything; "40,000 R" and "40 р." could not.
    return /^[a-z]$/u.test(form) && digits.length < leastDigits
      ? null
      : { currency: currencyOf(form, country), form, end: closing.lastIndex };
  }
  return null;
}

function isWritten(text: string, from: number, form: string): boolean {
  return !formsInCapitals.has(form) || /\p{Lu}/u.test(text.slice(from, from + form.length + 2));
}
