import type { PayPeriod, Salary } from '../../../contract.ts';
import { CURRENCY_FORMS, PLAUSIBLE_YEARLY_PAY } from '../../../knowledge/currencies.ts';
import { lowerCase } from './lowerCase.ts';

export interface SalaryMatch {
  start: number;
  end: number;
  salary: Salary;
}

const HOURS_A_YEAR = 40 * 52;
const MONTHS_A_YEAR = 12;
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const longestFirst = (a: string, b: string) => b.length - a.length;
const WORD_FORMS = [...CURRENCY_FORMS.keys()]
  .filter((form) => /^\p{L}/u.test(form))
  .sort(longestFirst)
  .map(escape)
  .join('|');
const SIGN_FORMS = [...CURRENCY_FORMS.keys()]
  .filter((form) => !/^\p{L}/u.test(form))
  .sort(longestFirst)
  .map(escape)
  .join('|');
const CURRENCY = `(?:${SIGN_FORMS}|(?<!\\p{L})(?:${WORD_FORMS})(?!\\p{L}))`;
const NUMBER = "\\d{1,3}(?:[ \\u00a0\\u202f.,'’]\\d{3})+(?![\\d])|\\d+(?:[.,]\\d{1,2})?";
const SCALE =
  '\\s?(?:k(?!\\p{L})|к(?!\\p{L})|тыс(?:\\.|яч[иа]?)?|т\\.?\\s?р\\.?(?!\\p{L})|thousand|m(?:ln)?(?!\\p{L})|млн\\.?|million|l\\.?p\\.?a(?!\\p{L})|(?:lakh|lac)s?(?!\\p{L})|crores?(?!\\p{L}))';
const AMOUNT = new RegExp(
  `(?:(${CURRENCY})\\.?)?\\s?(${NUMBER})(${SCALE})?\\+?(?:(?:\\s?/\\s?(?:yr|year|hr|hour|h|mo|month)(?!\\p{L}))?\\s?(?:[-–—]|to|до|and)\\s?(?:${CURRENCY})?\\s?(${NUMBER})(${SCALE})?)?\\s?(${CURRENCY})?`,
  'gu',
);
const MONTH =
  /^[\s.,(/-]{0,20}(?:net|gross|на руки|до вычета|after tax|before tax|чистыми)?[\s.,(/)-]{0,20}(?:per month|a month|\/\s?month|monthly|\/\s?mo(?:nth)?\b|p\.?m\.?(?!\p{L})|в\s+месяц|\/\s?мес|мес\.?|ежемесячно|в мес)/iu;
const HOUR =
  /^[\s.,(/-]{0,20}(?:net|gross)?[\s.,(/)-]{0,20}(?:per hour|an hour|\/\s?h(?:ou)?r?\b|hourly|p\.?h\.?(?!\p{L})|в\s+час|\/\s?час|час)/iu;
const DAY = /^[\s.,(/-]*(?:per day|a day|\/\s?day|daily|в\s+день|\/\s?день)/iu;
const YEAR =
  /^[\s.,(/-]{0,20}(?:net|gross)?[\s.,(/)-]{0,20}(?:per year|per annum|a year|\/\s?y(?:ea)?r?\b|p\.?a\.?(?!\p{L})|annual|yearly|в\s+год|\/\s?год|годовых)/iu;
/** Words that make an amount a pay and not a budget or a result. */
export const PAY_WORDS =
  /(?:salary|salaries|compensation|remuneration|pay(?:\s+(?:expectation|range|rate))?|wage|base|ctc|expected|expectation|package|desired|rate|earnings|зарплат|заработн|з\/п|зп(?!\p{L})|доход|оклад|ставк|ожидани|вознаграждени|оплат)/iu;

/** A hundred thousand, as South Asia counts. "LPA" is that of rupees a year. */
const LAKH = 100_000;
const PER_ANNUM = /^\s?l\.?p/iu;

/** The currency that a scale alone tells. */
function currencyOf(scale: string): string | null {
  if (PER_ANNUM.test(scale)) return 'INR';
  return /^т\.?\s?р/iu.test(scale.trim()) ? 'RUB' : null;
}

const value = (digits: string, scale: string | undefined): number => {
  const plain = /^\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+$/u.test(digits)
    ? Number(digits.replace(/\D/g, ''))
    : Number(digits.replace(',', '.'));
  if (!scale) return plain;
  if (/^\s?l/iu.test(scale)) return plain * LAKH;
  if (/^\s?cr/iu.test(scale)) return plain * 100 * LAKH;
  return plain * (/^\s?(?:m|млн)/i.test(scale) ? 1_000_000 : 1000);
};

/** "$95" to "$499" as a yearly pay means thousands; so does the lower end of "$80–100k". */
const inThousands = (amount: number, currency: string) =>
  amount >= 21 && amount <= 499 && ['USD', 'EUR', 'GBP'].includes(currency) ? amount * 1000 : amount;

function periodFactor(text: string, end: number, before: string): number | null {
  const after = text.slice(end, end + 40);
  if (HOUR.test(after)) return HOURS_A_YEAR;
  if (DAY.test(after)) return null;
  if (MONTH.test(after)) return MONTHS_A_YEAR;
  if (YEAR.test(after)) return 1;
  if (/(?:hourly|per hour|в час)[^\d]*$/iu.test(before)) return HOURS_A_YEAR;
  if (/(?:monthly|per month|в месяц|месячн)[^\d]*$/iu.test(before)) return MONTHS_A_YEAR;
  return 0;
}

/** Pay in these currencies is spoken of by the month unless it says otherwise. */
const MONTHLY_BY_CUSTOM: ReadonlySet<string> = new Set([
  'RUB',
  'UAH',
  'KZT',
  'BYN',
  'PLN',
  'CZK',
  'TRY',
  'RON',
  'BGN',
  'GEL',
  'AMD',
  'UZS',
  'HUF',
  'CNY',
  'AED',
  'NGN',
  'KES',
  'BRL',
  'MXN',
]);

const periodOf = (times: number): PayPeriod => (times === HOURS_A_YEAR ? 'hour' : times === MONTHS_A_YEAR ? 'month' : 'year');

function convert(low: number, high: number | null, currency: string, factor: number | null): Salary | null {
  if (factor === null) return null;
  const [least, most] = PLAUSIBLE_YEARLY_PAY[currency] ?? [20_000, 500_000];
  // Whoever names the period means what they say, however low the pay of their country.
  const believable = (amount: number) => amount >= (factor > 0 ? least / 5 : least) && amount <= most;
  const factors = factor > 0 ? [factor] : MONTHLY_BY_CUSTOM.has(currency) ? [MONTHS_A_YEAR, 1] : [1, MONTHS_A_YEAR];
  for (const times of factors) {
    const [amount, max] =
      times === 1 ? [inThousands(low, currency), high === null ? null : inThousands(high, currency)] : [low, high];
    if (believable(amount * times))
      return {
        amount: Math.round(amount * times),
        max: max !== null && max > amount ? Math.round(max * times) : null,
        period: periodOf(times),
        currency,
      };
  }
  return null;
}

/** Finds the amounts of pay in a text that is known to speak of pay; others (budgets, results) look the same. Amounts outside a believable yearly range are none. */
export function findSalaries(text: string, defaultCurrency: string | null = null): SalaryMatch[] {
  return [...lowerCase(text).matchAll(AMOUNT)].flatMap((match) => {
    const [whole, before, first = '', scale, second, secondScale, after] = match;
    // "R12 000" is rands, "12 000 r" may be anything.
    const form = before ?? (/^[a-z]$/u.test(after ?? '') ? '' : after) ?? '';
    const stated = CURRENCY_FORMS.get(form) ?? currencyOf(scale ?? secondScale ?? '');
    const currency = stated ?? defaultCurrency;
    if (!currency || (!stated && !scale && value(first, undefined) < 1000)) return [];
    const shared = scale ?? secondScale;
    const low = value(first, shared);
    const high = second === undefined ? null : value(second, secondScale ?? shared);
    const trimmed = whole.trim();
    const start = match.index + whole.indexOf(trimmed);
    const stretch = text.slice(Math.max(0, start - 30), start);
    const factor = PER_ANNUM.test(shared ?? '') ? 1 : periodFactor(text, start + trimmed.length, stretch);
    const salary = convert(low, high, currency, factor);
    return salary ? [{ start, end: start + trimmed.length, salary }] : [];
  });
}
