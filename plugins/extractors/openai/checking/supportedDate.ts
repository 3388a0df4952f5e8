import type { PartialDate } from '../../../contract.ts';
import { months, presentWords, seasons } from '../../../knowledge/months.ts';

const form = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;
const earliest = 1930;

/**
 * As much of a date as the words say: the month is left out when they do not name it; null when they do not even name the year.
 *
 * @param precise `day` keeps a day that the words say
 */
export function supportedDate(value: string | null, words: string, precise: 'month' | 'day' = 'month'): PartialDate | null {
  const [, year, month, day] = form.exec(value?.trim() ?? '') ?? [];
  if (year === undefined || Number(year) < earliest || !saysYear(words, year)) return null;
  if (month === undefined || !saysMonth(words, year, Number(month))) return year;
  if (precise === 'month' || day === undefined || !saysNumber(words, Number(day))) return `${year}-${month}`;
  return `${year}-${month}-${day}`;
}

/** Whether the words say that something is current: "Present", or nothing after the dash. */
export function saysCurrent(words: string): boolean {
  const small = words.toLowerCase();
  return (
    presentWords.some((word) => small.includes(word)) || /\d\s*[-–—]\s*$/u.test(words) || /(?:^|\s)(?:since|с)\s/u.test(small)
  );
}

/** In four digits, or in two after a month or a mark that years have ("03/19", "’19", "Mar 19"). */
export function saysYear(words: string, year: string): boolean {
  const short = year.slice(2);
  if (new RegExp(`(?<!\\d)${year}(?!\\d)`).test(words)) return true;
  return new RegExp(`(?:[./'’\\-–—]|\\p{L}\\.?\\s+)${short}(?!\\d)`, 'u').test(words);
}

function saysMonth(words: string, year: string, month: number): boolean {
  if (month < 1 || month > 12) return false;
  const number = `0?${month}`;
  const short = year.slice(2);
  const written = new RegExp(
    `(?<!\\d)${number}\\s?[./\\-–—]\\s?(?:${year}|['’]?${short})(?!\\d)|(?<!\\d)${year}\\s?[./\\-–—]\\s?${number}(?!\\d)`,
    'u',
  );
  return written.test(words) || namesOf(words).some((name) => months.get(name) === month || isInSeason(name, month));
}

function namesOf(words: string): string[] {
  return words.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

function isInSeason(name: string, month: number): boolean {
  const [first, last] = seasons.get(name) ?? [13, 0];
  return month >= first && month <= last;
}

function saysNumber(words: string, number: number): boolean {
  return new RegExp(`(?<!\\d)0?${number}(?!\\d)`).test(words);
}
