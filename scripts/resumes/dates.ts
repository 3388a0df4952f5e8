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
