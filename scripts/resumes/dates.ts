export interface Month {
  year: number;
  month: number;
}
const short: Readonly<Record<string, string>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  ru: 'янв. февр. март апр. май июнь июль авг. сент. окт. нояб. дек.',
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
};
const long: Readonly<Record<string, string>> = {
  en: 'January February March April May June July August September October November December',
  ru: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
};
const two = (value: number) => String(value).padStart(2, '0');
const name = (table: typeof short, language: string, { month }: Month) => table[language]!.split(' ')[month - 1]!;

/** How a month prints, and whether the month is told at all. */
export const dateStyles: Readonly<
  Record<string, { exact: boolean; join: string; print: (at: Month, language: string) => string }>
> = {
  long: { exact: true, join: ' – ', print: (at, language) => `${name(long, language, at)} ${at.year}` },
  short: { exact: true, join: ' - ', print: (at, language) => `${name(short, language, at)} ${at.year}` },
  slash: { exact: true, join: ' – ', print: ({ year, month }) => `${two(month)}/${year}` },
  dots: { exact: true, join: '–', print: ({ year, month }) => `${two(month)}.${year}` },
  days: { exact: true, join: ' - ', print: ({ year, month }) => `01.${two(month)}.${year}` },
  iso: { exact: true, join: ' … ', print: ({ year, month }) => `${year}-${two(month)}` },
  years: { exact: false, join: '–', print: ({ year }) => String(year) },
};
export const isoMonth = ({ year, month }: Month, exact: boolean) => (exact ? `${year}-${two(month)}` : String(year));

const units: Readonly<Record<string, readonly string[]>> = {
  en: ['year', 'years', 'years', 'month', 'months', 'months'],
  ru: ['год', 'года', 'лет', 'месяц', 'месяца', 'месяцев'],
  de: ['Jahr', 'Jahre', 'Jahre', 'Monat', 'Monate', 'Monate'],
};
const forms: readonly Intl.LDMLPluralRule[] = ['one', 'few', 'many'];

/** "3 years 10 months" */
export function lengthOf(start: Month, end: Month, language: string): string {
  const months = (end.year - start.year) * 12 + end.month - start.month + 1;
  const rules = new Intl.PluralRules(language);
  const say = (count: number, first: number) => {
    const form = forms.indexOf(rules.select(count));
    return count === 0 ? [] : [`${count} ${units[language]![first + (form < 0 ? 2 : form)]}`];
  };
  return [...say(Math.floor(months / 12), 0), ...say(months % 12, 3)].join(' ');
}
