import type { LocalizedText } from '../../contract.ts';
import type { DatedJob } from './datedJobs.ts';

const names = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ru: ['янв.', 'февр.', 'март', 'апр.', 'май', 'июнь', 'июль', 'авг.', 'сент.', 'окт.', 'нояб.', 'дек.'],
};

/** "Mar 2021", "март 2021"; the year alone where the document names no month. */
function formatMonth(month: number, byMonth: boolean, locale: 'en' | 'ru'): string {
  const year = String(Math.floor(month / 12));
  return byMonth ? `${names[locale][month % 12]} ${year}` : year;
}

/** "Mar 2021 – Feb 2022", from the first to the last month. */
export function formatMonths(from: number, to: number, byMonth: boolean): LocalizedText {
  const span = (locale: 'en' | 'ru') => {
    const [first, last] = [formatMonth(from, byMonth, locale), formatMonth(to, byMonth, locale)];
    return first === last ? first : `${first} – ${last}`;
  };
  return { en: span('en'), ru: span('ru') };
}

/** A job described by its dates, without names of people, schools and employers, so that blind review can show it. */
export function formatJob({ period, byMonth }: DatedJob): LocalizedText {
  return formatMonths(period.from, period.to, byMonth);
}
