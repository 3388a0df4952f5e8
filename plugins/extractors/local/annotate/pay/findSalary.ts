import type { PayPeriod, Salary } from '../../../../contract.ts';
import { monthlyByCustom, plausibleYearlyPay } from '../../../../knowledge/currencies.ts';
import { lowerCase } from '../../../../knowledge/lowerCase.ts';
import { matchesOf } from '../../../../knowledge/matchesOf.ts';
import { periodForms, taxWords } from '../../../../knowledge/words/payPeriods.ts';
import { payAsks, payNouns } from '../../../../knowledge/words/payWords.ts';
import { groupBy } from '../../shared/groupBy.ts';
import { makeVocabulary } from '../../shared/makeVocabulary.ts';
import type { Stretch } from '../../shared/textSpan.ts';
import { currencyOf, type Money, readMoney } from './readMoney.ts';

/** `day` covers every period that gives no yearly sum: days, shifts, weeks, pieces. */
type StatedPeriod = PayPeriod | 'day';

interface PeriodMatch {
  period: StatedPeriod;
  end: number;
}

type Form = readonly [form: string, period: StatedPeriod | null];

const reach = 70;
const mostTaxWords = 3;
const forms: readonly Form[] = [
  ...Object.entries(periodForms).flatMap(([period, own]) => own.map((form): Form => [form, period as StatedPeriod])),
  ...taxWords.map((form): Form => [form, null]),
];
/** Longest first. */
const byLetter = groupBy(
  forms.toSorted(([a], [b]) => b.length - a.length),
  ([form]) => form.charAt(0),
);

const gap = /[\s,.()+–—-]*/uy;

/** The period stated after an amount, also with words about tax in between: "net per month". */
function periodAfter(text: string, at: number): PeriodMatch | null {
  const small = lowerCase(text.slice(at, at + reach)).replaceAll('\n', ' ');
  let from = 0;
  for (let taken = 0; taken <= mostTaxWords; taken++) {
    gap.lastIndex = from;
    from += gap.exec(small)?.[0].length ?? 0;
    const form = byLetter.get(small.charAt(from))?.find(([one]) => isAt(small, from, one));
    if (form === undefined) return null;
    from += form[0].length;
    if (form[1] !== null) return { period: form[1], end: at + from };
  }
  return null;
}

const leastForm = 4;
const beginning = /(?<![\p{L}\p{N}])\p{L}/gu;

/** The period in a label before an amount: "Hourly rate desired: $32", «Зарплата в месяц — 90 000». Another amount in between would have its own. */
function periodBefore(text: string, at: number): StatedPeriod | null {
  const label = lowerCase(text.slice(Math.max(0, at - reach), at));
  if (/\p{N}/u.test(label)) return null;
  for (const { index } of matchesOf(beginning, label)) {
    const form = byLetter
      .get(label.charAt(index))
      ?.find(([one, period]) => period !== null && one.length >= leastForm && isAt(label, index, one));
    if (form) return form[1];
  }
  return null;
}

function isAt(text: string, at: number, form: string): boolean {
  if (!text.startsWith(form, at)) return false;
  return !/[\p{L}\p{N}]$/u.test(form) || !/[\p{L}\p{N}]/u.test(text.charAt(at + form.length));
}

export interface SalaryMatch extends Stretch {
  salary: Salary;
  /** The text states the pay period. Otherwise it follows from the amount and from what is usual for its currency. */
  periodStated: boolean;
}

/** Words that make an amount pay, not a budget or a result. */
export const namesPay = makeVocabulary([
  ...payNouns,
  ...payAsks.filter((word) => /^(?:expect|ожида|desired|желаем)/u.test(word)),
]).has;

const hoursAYear = 40 * 52;
const monthsAYear = 12;
/** Above this share of the most that anybody earns, an amount without a period is not a month's: "MXN 360,000". */
const usualShare = 0.25;
const factors: Readonly<Record<PayPeriod, number>> = { year: 1, month: monthsAYear, hour: hoursAYear };

/**
 * Finds amounts of pay in a text that is known to be about pay; other amounts (budgets, results) look the same. Skips amounts outside a plausible
 * yearly range.
 */
export function findSalaries(text: string, defaultCurrency: string | null = null, country: string | null = null): SalaryMatch[] {
  const amounts = readMoney(text, country);
  const found: SalaryMatch[] = [];
  for (let index = 0; index < amounts.length; index += 1) {
    const [low, next] = [amounts[index]!, amounts[index + 1]];
    const high = next && isRange(text, low, next) ? next : null;
    const salary = toSalary(text, low, high, defaultCurrency, country);
    if (high) index += 1;
    if (salary) found.push(salary);
  }
  return found;
}

const longestGap = 24;
const between = /^\s*(?:[-–—−]|to|до|till|bis|à|do|a|hasta|up to)\s*$/iu;
const and = /^\s*(?:and|и|und|et|y|e|oraz|i)\s*$/iu;
const fromWord = /(?:between|between the|from|между|от|zwischen|entre|od)\s*$/iu;

function isRange(text: string, low: Money, high: Money): boolean {
  if (high.start - low.end > longestGap || (low.currency !== null && high.currency !== null && low.currency !== high.currency))
    return false;
  const gap = text.slice(periodAfter(text, low.end)?.end ?? low.end, high.start);
  const before = text.slice(Math.max(0, low.start - 12), low.start);
  return between.test(gap) || (and.test(gap) && fromWord.test(before));
}

/** "Expected salary (PHP/month): 35,000": the currency and period that a label states in front of the amount. */
const unit = /(?:\(|\sin\s)([^():]{1,24})$/u;
const closing = /[:–—)-]$/u;
const firstWord = /^[^\s/,]{1,9}/u;
const longestLabel = 80;

function unitBefore(text: string, at: number, country: string | null) {
  let label = text.slice(Math.max(0, at - longestLabel), at).trimEnd();
  while (closing.test(label)) label = label.slice(0, -1).trimEnd();
  const words = unit.exec(label)?.[1]?.trim().toLowerCase() ?? '';
  const form = firstWord.exec(words)?.[0].replace(/(?<=\p{L})\.$/u, '') ?? '';
  const currency = currencyOf(form, country);
  if (currency === null) return null;
  return { currency, period: periodAfter(words.slice(form.length).padEnd(1), 0)?.period ?? null };
}

/** What is written beside an amount, or else in the label in front of it. */
function statedAt(text: string, low: Money, high: Money | null, country: string | null) {
  const own = low.currency ?? high?.currency ?? null;
  const label = own === null ? unitBefore(text, low.start, country) : null;
  const labelled = label?.period ? { period: label.period, end: 0 } : null;
  return { own, stated: own ?? label?.currency ?? null, period: periodOf(text, low, high) ?? labelled };
}

function toSalary(
  text: string,
  low: Money,
  high: Money | null,
  defaultCurrency: string | null,
  country: string | null,
): SalaryMatch | null {
  const { stated, period, own } = statedAt(text, low, high, country);
  const currency = stated ?? defaultCurrency;
  const isBare = stated === null && (isSmall(low, high) || (period === null && isYear(text, low)));
  if (currency === null || isBare) return null;
  const meantPeriod = period?.period ?? periodBefore(text, low.start);
  if (meantPeriod === 'day') return null;
  const [amount, most] = amountsOf(low, high);
  const meant = own === currency ? likeliest(amount, currency, low, meantPeriod) : currency;
  const salary = convert(amount, most, meant, meantPeriod);
  const end = Math.max(high?.end ?? low.end, period?.end ?? 0);
  return salary && { start: low.start, end, salary, periodStated: period !== null };
}

/** "2015–2018" are years. */
const isYear = (text: string, { start, end, scale }: Money): boolean =>
  scale === null && /^(?:19|20)\d\d$/u.test(text.slice(start, end));

/** "40" in a text without a currency could be anything. */
function isSmall(low: Money, high: Money | null): boolean {
  return low.scale === null && (high === null || high.scale === null) && low.value < 1000;
}

/** "80–100k", "13150–15120k" and "$80k–100": a scale at one end applies to both. */
function amountsOf(low: Money, high: Money | null): [low: number, high: number | null] {
  if (high === null) return [low.value, null];
  const isShort = low.value < 1000 || (high.scale !== null && low.value < high.value / high.scale);
  const amount = low.scale === null && isShort ? low.value * (high.scale ?? 1) : low.value;
  return [amount, high.scale === null && high.value < 1000 ? high.value * (low.scale ?? 1) : high.value];
}

function periodOf(text: string, low: Money, high: Money | null): { period: StatedPeriod; end: number } | null {
  if (low.perAnnum || high?.perAnnum) return { period: 'year', end: 0 };
  return periodAfter(text, high?.end ?? low.end);
}

/** "$95" to "$499" as yearly pay means thousands; so does the lower end of "$80–100k". */
function inThousands(amount: number, currency: string): number {
  return amount >= 21 && amount <= 499 && ['USD', 'EUR', 'GBP'].includes(currency) ? amount * 1000 : amount;
}

/** "2 200 руб. в месяц" is too little in Russian roubles, and usual in Belarusian ones; "119 000 рублей" is too much in these, also of somebody in Minsk. */
function likeliest(amount: number, currency: string, { others, elsewhere }: Money, period: PayPeriod | null): string {
  const fits = (one: string, share: number) => {
    const [least, most] = plausibleYearlyPay[one] ?? [20_000, 500_000];
    const yearly = amount * factors[period ?? (monthlyByCustom.has(one) ? 'month' : 'year')];
    return yearly >= least && yearly <= most * share;
  };
  const isTooMuch = period === null && monthlyByCustom.has(currency) && !fits(currency, 1);
  if (isTooMuch && elsewhere !== null && fits(elsewhere, usualShare)) return elsewhere;
  // Without a period, too little in pounds or dollars is not another country's pay for a month.
  if (period === null || fits(currency, Number.POSITIVE_INFINITY)) return currency;
  return others.find((one) => fits(one, usualShare)) ?? currency;
}

function convert(low: number, high: number | null, currency: string, period: PayPeriod | null): Salary | null {
  const [least, most] = plausibleYearlyPay[currency] ?? [20_000, 500_000];
  // If the text names the period, take the amount as stated, however low pay is in that country.
  const believable = (amount: number) =>
    period === null ? amount >= least && amount <= most : amount >= least / 8 && amount <= most * 2;
  const isMonthly = low * monthsAYear <= most * usualShare;
  // "£17,000" is too little for a year and too much for a month.
  const byYear: readonly PayPeriod[] = isMonthly || monthlyByCustom.has(currency) ? ['year', 'month'] : ['year'];
  const custom = isMonthly && monthlyByCustom.has(currency) ? byYear.toReversed() : byYear;
  for (const one of period === null ? custom : [period]) {
    const times = factors[one];
    const scaled = (amount: number) => (times === 1 ? inThousands(amount, currency) : amount);
    const amount = scaled(low);
    if (!believable(amount * times)) continue;
    const max = high !== null && scaled(high) > amount ? Math.round(scaled(high) * times) : null;
    return { amount: Math.round(amount * times), max, period: one, currency };
  }
  return null;
}
