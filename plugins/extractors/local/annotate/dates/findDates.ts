import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { lowerCase } from '../../../../knowledge/lowerCase.ts';
import { matchesOf } from '../../../../knowledge/matchesOf.ts';
import { months, partsOfYears, seasons } from '../../../../knowledge/months.ts';
import { remember } from '../../../../knowledge/remember.ts';
import type { Stretch } from '../../shared/textSpan.ts';

/** A point in time as written: a day, a month, a season or a year. Offsets are into the searched text, end exclusive. */
export interface DateAtom extends Stretch {
  year: number;
  /** First month of the date, 1 to 12; null if only the year is written. */
  month: number | null;
  /** Last month of the date: differs from {@link month} for seasons and quarters. */
  lastMonth: number | null;
  day: number | null;
  /** Too ambiguous on its own ("03/19", "Mar 21", a month without its year): counts only inside a range. */
  weak: boolean;
}

/** Where dates of a shape may begin. The patterns are tried only there. */
type Opens = (text: string) => number[];

interface Shape {
  opens: Opens;
  /** Its groups are named after the parts of a date. */
  pattern: RegExp;
  weak: boolean;
}

const shape = (opens: Opens, pattern: string, { weak = false } = {}): Shape => ({
  opens,
  pattern: new RegExp(pattern, 'uy'),
  weak,
});

const openedBy =
  (pattern: RegExp): Opens =>
  (text) =>
    matchesOf(pattern, text).map(({ index }) => index);
/** Words are quicker to look up than to match: their patterns begin with a lookbehind that is slow to try at every letter. */
function openedByWords(words: Iterable<string>): Opens {
  const finder = makeFinder('u', {
    before: String.raw`(?<![\p{L}\p{N}])`,
    words: [...words].join('|'),
    after: String.raw`(?!\p{L})`,
  });
  return (text) => finder.all(text).map(({ index }) => index);
}
/** The character in front is looked at last, because that is slow. */
const romansBegin = openedBy(/[ivx](?<![\p{L}\p{N}][ivx])[ivx]{0,3}(?=[./ ]\s?\d{4})/gu);
/** «СОШ №1958» is a number. */
const numbersBegin = openedBy(/\d(?<!(?:[\p{L}\p{N}№]|№\s)\d)\d*/gu);
const apostrophesBegin = openedBy(/['’]/g);
const monthsBegin = openedByWords(months.keys());
const seasonsBegin = openedByWords(seasons.keys());
const partsBegin = openedByWords(partsOfYears);

/** No digit behind a year, but "20212 years" is "2021" and "2 years" printed without a space. */
const yearEnd = /(?!\p{N})|(?=\d{1,2}\s?(?:years?|yrs?|months?|mos?|год|лет|мес))/uy;
const year = String.raw`(?<year>18[5-9]\d|19\d\d|20[0-4]\d)`;
const recentYear = String.raw`(?<year>(?:19|20)\d\d)`;
const shortYear = String.raw`(?<year>\d{2})`;
const month = '(?<month>0?[1-9]|1[0-2])';
const twoDigitMonth = '(?<month>0[1-9]|1[0-2])';
/** The words are looked up when the date is read. */
const monthName = String.raw`(?<name>\p{L}{3,12})(?!\p{L})`;
const season = String.raw`(?<season>[\p{L}\d]{1,10}(?: кв(?:артал)?)?)(?!\p{L})`;
const dayNumber = String.raw`0?[1-9]|[12]\d|3[01]`;
const anyDay = String.raw`(?<day>\d{1,2})`;
const space = String.raw`[^\S\n]?`;
/** Between a month and its year, also in «enero de 2021». Bounded, because a hostile file could contain very long runs of spaces. */
const gap = String.raw`\s{0,4}(?:(?:del?|of)\s|[,'’/-])?\s{0,4}`;

/** Ordered: an earlier shape claims its characters. */
const shapes: readonly Shape[] = [
  shape(numbersBegin, String.raw`${year}(?<mark>[-./])${month}\k<mark>(?<day>${dayNumber})(?!\p{N})`),
  shape(
    numbersBegin,
    String.raw`(?<first>${dayNumber})${space}(?<mark>[-./])${space}(?<second>${dayNumber})${space}\k<mark>${space}${recentYear}(?!\p{N})`,
  ),
  // The day must be on the same line as its month: a number at the end of the line above belongs to something else ("2/3", a page number).
  shape(
    numbersBegin,
    String.raw`${anyDay}(?:${space}(?:st|nd|rd|th)|-го|-е)?(?:[^\S\n]|[./-])+(?:(?:of|del?)\s+)?${monthName}\.?${gap}${year}`,
  ),
  shape(monthsBegin, String.raw`${monthName}\.?\s{0,4}${anyDay}(?:st|nd|rd|th)?(?:,?\s{1,4}|-)${year}`),
  shape(monthsBegin, String.raw`${monthName}\.?${gap}${year}`),
  shape(monthsBegin, String.raw`${monthName}\.?\s*['’]${shortYear}(?!\p{N})`),
  shape(seasonsBegin, String.raw`${season}\.?,?\s*(?:of\s+|семестр\s+|\/\s?)?['’]?${year}`),
  shape(numbersBegin, String.raw`${year}[-./]${twoDigitMonth}(?!\p{N}|[./]\p{N})`),
  // "2013.5-2014.2": alone, it may be a version.
  shape(
    numbersBegin,
    String.raw`${recentYear}[./](?<month>[1-9])(?:(?=\s?[-–—~]\s?(?:(?:19|20)\d\d[./]|present|now))|(?<=(?:19|20)\d\d[./]\d{1,2}\s?[-–—~]\s?\d{4}[./]\d))`,
  ),
  shape(numbersBegin, String.raw`${month}(?:[-–]|\s?[./]\s?)${recentYear}(?!\p{N}|\.\p{N})`),
  // "III.2020", "XI/2019"
  shape(romansBegin, String.raw`(?<roman>[ivx]{1,4})[./]\s?${year}`),
  // "VI 2024 – IX 2025"; alone, it may be a class: "Class X 2012".
  shape(romansBegin, String.raw`(?<roman>[ivx]{1,4}) ${year}`, { weak: true }),
  shape(numbersBegin, String.raw`${year},?\s+${monthName}`),
  shape(partsBegin, String.raw`(?:${partsOfYears.join('|')})[\s-]{1,2}${year}`),
  shape(numbersBegin, String.raw`(?<![\p{L}\p{N}$€£₽#.,:]|(?<!(?<!\p{N})(?:19|20)\d\d)/)${year}`),
  shape(numbersBegin, String.raw`${twoDigitMonth}[/.'’]${shortYear}(?![\p{N}/.])`, { weak: true }),
  shape(monthsBegin, String.raw`${monthName}(?:\.\s?|\s)${shortYear}(?![\p{N}:])`, { weak: true }),
  shape(monthsBegin, String.raw`${monthName}\.?[-–]${shortYear}(?![\p{N}:]|[-–/.]\d)`, { weak: true }),
  shape(
    numbersBegin,
    String.raw`(?<![\p{L}\p{N}./-])(?<first>${dayNumber})(?<mark>[-./])(?<second>${dayNumber})${space}\k<mark>${shortYear}(?!\p{N}|[-./]\d)`,
    { weak: true },
  ),
  // "'18 – '20"
  shape(apostrophesBegin, String.raw`(?<![\p{L}\p{N}])['’]${shortYear}(?![\p{L}\p{N}])`, { weak: true }),
  // A month whose year comes only at the end of the range: "Jan – Mar 2020". The range replaces year 0.
  shape(monthsBegin, String.raw`${monthName}\.?(?=\s*[-–—−]|\s+(?:to|по)\s)`, { weak: true }),
];

/** "'98" and "98" are 1998, "'21" is 2021. */
const fullYear = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) > 60 ? 1900 : 2000);

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

const dayFirstPattern = /(?<![\p{N}/])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d{2}(?!\p{N})/u;
const monthFirstPattern = /(?<![\p{N}/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:19|20)\d{2}(?!\p{N})/u;

type Parts = Readonly<Record<string, string | undefined>>;

/** First and last month of a date, and its day; with a month of 0 if there is no such month. */
function monthAndDay(parts: Parts, dayFirst: boolean): { month: number | null; lastMonth?: number; day?: number } {
  if (parts.season !== undefined) {
    const [first = 0, last = 0] = seasons.get(parts.season) ?? [];
    return { month: first, lastMonth: last };
  }
  if (parts.first !== undefined) {
    const [first, second] = [Number(parts.first), Number(parts.second)];
    // With slashes, the month comes first (English), unless that is impossible or another date in the document shows otherwise.
    const monthFirst = parts.mark === '/' && first <= 12 && (!dayFirst || second > 12);
    return monthFirst ? { month: first, day: second } : { month: second, day: first };
  }
  const day = parts.day === undefined ? undefined : Number(parts.day);
  if (parts.name !== undefined) return { month: months.get(parts.name) ?? 0, day };
  if (parts.roman !== undefined) return { month: romans.indexOf(parts.roman) + 1, day };
  return { month: parts.month === undefined ? null : Number(parts.month), day };
}

/** Null if the months are none. */
function readDate(parts: Parts, weak: boolean, dayFirst: boolean): Omit<DateAtom, 'start' | 'end'> | null {
  const { month, lastMonth = month, day = null } = monthAndDay(parts, dayFirst);
  if (month !== null && (month < 1 || month > 12)) return null;
  return { year: parts.year === undefined ? 0 : fullYear(parts.year), month, lastMonth, day, weak };
}

const openingsList = [...new Set(shapes.map(({ opens }) => opens))];

/** Finds every date in the text, in order and without overlaps. */
export const findDates = remember((text: string): readonly DateAtom[] =>
  /\d{2}/.test(text) ? searchDates(lowerCase(text)) : [],
);

/** Tries the shapes on lower-case text: without the case-insensitive flag they are several times faster. */
function searchDates(text: string): DateAtom[] {
  const taken = new Uint8Array(text.length);
  const found: DateAtom[] = [];
  const dayFirst = dayFirstPattern.test(text) && !monthFirstPattern.test(text);
  const openings = new Map(openingsList.map((opens) => [opens, opens(text)]));
  for (const { opens, pattern, weak } of shapes) {
    let end = 0;
    for (const start of openings.get(opens)!) {
      if (start < end) continue;
      pattern.lastIndex = start;
      const match = pattern.exec(text);
      if (match === null) continue;
      yearEnd.lastIndex = start + match[0].length;
      if (!yearEnd.test(text)) continue;
      end = start + match[0].length;
      if (taken.subarray(start, end).includes(1)) continue;
      const value = readDate(match.groups ?? {}, weak, dayFirst);
      if (value === null) continue;
      taken.fill(1, start, end);
      found.push({ start, end, ...value });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
