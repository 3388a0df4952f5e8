import type { PayPeriod, Salary } from '../../../plugins/contract.ts';
import type { Locale } from '../../context.ts';

/** A salary is stored per year; the printed amount is that divided by this number (2080 working hours a year). */
const parts: Record<PayPeriod, number> = { year: 1, month: 12, hour: 2080 };

/** The words that name a pay period, in English and Russian. */
const periodWords: Record<PayPeriod, RegExp> = {
  year: /./u,
  month: /month|\/\s?mo\b|\bp\.?\s?m\b|мес/iu,
  hour: /hour|hr\b|\/\s?h\b|час/iu,
};

const templates: Record<PayPeriod, Record<Locale, string>> = {
  year: { en: '{pay} a year', ru: '{pay} в год' },
  month: { en: '{pay} a month', ru: '{pay} в месяц' },
  hour: { en: '{pay} an hour', ru: '{pay} в час' },
};

/**
 * The pay as the job description states it: its own words if they give both ends and the period, else a text built from the values
 * ("6,000–7,500 EUR a month"). Never converted to a year.
 */
export function describeSalary(salary: Salary, quotation: string | null): string {
  if (quotation !== null && tellsAll(salary, quotation)) return quotation;
  const locale: Locale = /\p{Script=Cyrillic}/u.test(quotation ?? '') ? 'ru' : 'en';
  const ends = printedEnds(salary).map((end) => end.toLocaleString(locale));
  return templates[salary.period][locale].replace('{pay}', () => `${ends.join('–')} ${salary.currency}`);
}

function tellsAll(salary: Salary, quotation: string): boolean {
  const digits = quotation.replace(/[\s.,'’]/gu, '');
  return (
    periodWords[salary.period].test(quotation) &&
    /[\p{Sc}]|\p{L}{2,}/u.test(quotation) &&
    printedEnds(salary).every((end) => digits.includes(String(end)) || digits.includes(String(end / 1000)))
  );
}

function printedEnds({ amount, max, period }: Salary): number[] {
  return [amount, max].flatMap((end) => (end === null ? [] : [Math.round((end / parts[period]) * 100) / 100]));
}
