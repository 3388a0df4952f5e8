import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { lowerCase } from '../../../../knowledge/lowerCase.ts';
import { matchesOf } from '../../../../knowledge/matchesOf.ts';
import { months, seasons } from '../../../../knowledge/months.ts';
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

interface Shape {
  /** Finds the places where the shape may begin. */
  opens: Opens;
  /** Tried only at those places. */
  pattern: RegExp;
  read(groups: RegExpMatchArray, dayFirst: boolean): Omit<DateAtom, 'start' | 'end'> | null;
}

const notInWord = '(?<![\\p{L}\\p{N}])';
const yearList = '(18[5-9]\\d|19\\d\\d|20[0-4]\\d)';
/** No digit behind a year, but "20212 years" is "2021" and "2 years" printed without a space. */
const yearEnd = /(?!\p{N})|(?=\d{1,2}\s?(?:years?|yrs?|months?|mos?|год|лет|мес))/uy;
/** The words are looked up when the shape is read. */
const monthWord = '(\\p{L}{3,12})(?!\\p{L})';
const seasonWords = '([\\p{L}\\d]{1,10}(?: кв(?:артал)?)?)(?!\\p{L})';

/** "III.2020", "XI/2019", "VI 2024 – IX 2025": months in Roman numerals. */
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
type Opens = (text: string) => number[];
const openedBy =
  (pattern: RegExp): Opens =>
  (text) =>
    matchesOf(pattern, text).map(({ index }) => index);
/** Words are quicker to look up than to match: their patterns begin with a lookbehind that is slow to try at every letter. */
function openedByWords(words: Iterable<string>): Opens {
  const finder = makeFinder('u', { before: notInWord, words: [...words].join('|'), after: String.raw`(?!\p{L})` });
  return (text) => finder.all(text).map(({ index }) => index);
}
/** What stands in front is looked at last, because that is slow. */
const romansBegin = openedBy(/[ivx](?<![\p{L}\p{N}][ivx])[ivx]{0,3}(?=[./ ]\s?\d{4})/gu);
/** «СОШ №1958» is a number. */
const numbersBegin = openedBy(/\d(?<!(?:[\p{L}\p{N}№]|№\s)\d)\d*/gu);
const apostrophes = openedBy(/['’]/g);
const monthsBegin = openedByWords(months.keys());
const seasonsBegin = openedByWords(seasons.keys());
/** "early 2019", «конец 2021»: a part of a year that is no month. */
const partsOfYears = 'early|mid|late|beginning of|start of|middle of|end of|начало|начала|середина|конец|конца';
const partsBegin = openedByWords(partsOfYears.split('|'));

/** Between a month and its year, also in «enero de 2021». Bounded, because a hostile file could contain very long runs of spaces. */
const gap = "(?:\\s{1,4}(?:del?|of)\\s{1,4}|\\s{0,4}[,'’/-]?\\s{0,4})";

const point = (year: number, month: number | null | undefined, day: number | null = null, weak = false) =>
  month === undefined || (month !== null && (month < 1 || month > 12)) ? null : { year, month, lastMonth: month, day, weak };

const monthNumber = (name: string | undefined) => months.get(name ?? '');

/** "'98" and "98" are 1998, "'21" is 2021. */
const fullYear = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) > 60 ? 1900 : 2000);

/** With slashes, the month comes first (English), unless that is impossible or another date in the document shows otherwise; with dots, the day comes first. */
function readNumericDay(match: RegExpMatchArray, dayFirst: boolean, weak = false) {
  const [first, second, year] = [Number(match[1]), Number(match[3]), fullYear(match[4] ?? '')];
  const monthFirst = match[2] === '/' && first <= 12 && (!dayFirst || second > 12);
  return monthFirst && second <= 31 ? point(year, first, second, weak) : point(year, second, first, weak);
}

const dayFirstPattern = /(?<![\p{N}/])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d{2}(?!\p{N})/u;
const monthFirstPattern = /(?<![\p{N}/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:19|20)\d{2}(?!\p{N})/u;

/** Ordered: an earlier shape claims its characters. */
const shapes: readonly Shape[] = [
  {
    opens: numbersBegin,
    pattern: new RegExp(`(18[5-9]\\d|19\\d\\d|20[0-4]\\d)([-./])(0?[1-9]|1[0-2])\\2(0?[1-9]|[12]\\d|3[01])(?!\\p{N})`, 'uy'),
    read: (m) => point(Number(m[1]), Number(m[3]), Number(m[4])),
  },
  {
    opens: numbersBegin,
    pattern: new RegExp(
      `(0?[1-9]|[12]\\d|3[01])[^\\S\\n]?([-./])[^\\S\\n]?(0?[1-9]|[12]\\d|3[01])[^\\S\\n]?\\2[^\\S\\n]?((?:19|20)\\d{2})(?!\\p{N})`,
      'uy',
    ),
    read: (m, dayFirst) => readNumericDay(m, dayFirst),
  },
  {
    // The day must be on the same line as its month: a number at the end of the line above belongs to something else ("2/3", a page number).
    opens: numbersBegin,
    pattern: new RegExp(
      `(\\d{1,2})(?:[^\\S\\n]?(?:st|nd|rd|th)|-го|-е)?(?:[^\\S\\n]|[./-])+(?:(?:of|del?)\\s+)?${monthWord}\\.?${gap}${yearList}`,
      'uy',
    ),
    read: (m) => point(Number(m[3]), monthNumber(m[2]), Number(m[1])),
  },
  {
    opens: monthsBegin,
    pattern: new RegExp(`${monthWord}\\.?\\s{0,4}(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s{1,4}|-)${yearList}`, 'uy'),
    read: (m) => point(Number(m[3]), monthNumber(m[1]), Number(m[2])),
  },
  {
    opens: monthsBegin,
    pattern: new RegExp(`${monthWord}\\.?${gap}${yearList}`, 'uy'),
    read: (m) => point(Number(m[2]), monthNumber(m[1])),
  },
  {
    opens: monthsBegin,
    pattern: new RegExp(`${monthWord}\\.?\\s*['’](\\d{2})(?!\\p{N})`, 'uy'),
    read: (m) => point(fullYear(m[2] ?? ''), monthNumber(m[1])),
  },
  {
    opens: seasonsBegin,
    pattern: new RegExp(`${seasonWords}\\.?,?\\s*(?:of\\s+|семестр\\s+|\\/\\s?)?['’]?${yearList}`, 'uy'),
    read: (m) => {
      const [first, last] = seasons.get(m[1] ?? '') ?? [];
      return first === undefined || last === undefined
        ? null
        : { year: Number(m[2]), month: first, lastMonth: last, day: null, weak: false };
    },
  },
  {
    opens: numbersBegin,
    pattern: new RegExp(`(18[5-9]\\d|19\\d\\d|20[0-4]\\d)[-./](0[1-9]|1[0-2])(?!\\p{N}|[./]\\p{N})`, 'uy'),
    read: (m) => point(Number(m[1]), Number(m[2])),
  },
  {
    // "2013.5-2014.2": alone, it may be a version.
    opens: numbersBegin,
    pattern:
      /((?:19|20)\d\d)[./]([1-9])(?:(?=\s?[-–—~]\s?(?:(?:19|20)\d\d[./]|present|now))|(?<=(?:19|20)\d\d[./]\d{1,2}\s?[-–—~]\s?\d{4}[./]\d))/uy,
    read: (m) => point(Number(m[1]), Number(m[2])),
  },
  {
    opens: numbersBegin,
    pattern: new RegExp(`(0?[1-9]|1[0-2])(?:[-–]|\\s?[./]\\s?)((?:19|20)\\d{2})(?!\\p{N}|\\.\\p{N})`, 'uy'),
    read: (m) => point(Number(m[2]), Number(m[1])),
  },
  {
    opens: romansBegin,
    // With a space it may be a class: "Class X 2012".
    pattern: new RegExp(`([ivx]{1,4})([./]\\s?| )${yearList}`, 'uy'),
    read: (m) => (roman.includes(m[1] ?? '') ? point(Number(m[3]), roman.indexOf(m[1] ?? '') + 1, null, m[2] === ' ') : null),
  },
  {
    opens: numbersBegin,
    pattern: new RegExp(`(18[5-9]\\d|19\\d\\d|20[0-4]\\d),?\\s+${monthWord}`, 'uy'),
    read: (m) => point(Number(m[1]), monthNumber(m[2])),
  },
  {
    opens: partsBegin,
    pattern: new RegExp(`(?:${partsOfYears})[\\s-]{1,2}${yearList}`, 'uy'),
    read: (m) => point(Number(m[1]), null),
  },
  {
    opens: numbersBegin,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}$€£₽#.,:]|(?<!(?<!\\p{N})(?:19|20)\\d\\d)/)${yearList}`, 'uy'),
    read: (m) => point(Number(m[1]), null),
  },
  {
    opens: numbersBegin,
    pattern: new RegExp(`(0[1-9]|1[0-2])[/.'’](\\d{2})(?![\\p{N}/.])`, 'uy'),
    read: (m) => point(fullYear(m[2] ?? ''), Number(m[1]), null, true),
  },
  {
    opens: monthsBegin,
    pattern: new RegExp(`${monthWord}(?:\\.\\s?|\\s)(\\d{2})(?![\\p{N}:])`, 'uy'),
    read: (m) => point(fullYear(m[2] ?? ''), monthNumber(m[1]), null, true),
  },
  {
    opens: monthsBegin,
    pattern: new RegExp(`${monthWord}\\.?[-–](\\d{2})(?![\\p{N}:]|[-–/.]\\d)`, 'uy'),
    read: (m) => point(fullYear(m[2] ?? ''), monthNumber(m[1]), null, true),
  },
  {
    opens: numbersBegin,
    pattern: /(?<![\p{L}\p{N}./-])(0?[1-9]|[12]\d|3[01])([-./])(0?[1-9]|[12]\d|3[01])[^\S\n]?\2(\d{2})(?!\p{N}|[-./]\d)/uy,
    read: (m, dayFirst) => readNumericDay(m, dayFirst, true),
  },
  {
    // "'18 – '20"
    opens: apostrophes,
    pattern: /(?<![\p{L}\p{N}])['’](\d{2})(?![\p{L}\p{N}])/uy,
    read: (m) => point(fullYear(m[1] ?? ''), null, null, true),
  },
  {
    // A month whose year comes only at the end of the range: "Jan – Mar 2020". The range replaces year 0.
    opens: monthsBegin,
    pattern: new RegExp(`${monthWord}\\.?(?=\\s*[-–—−]|\\s+(?:to|по)\\s)`, 'uy'),
    read: (m) => point(0, monthNumber(m[1]), null, true),
  },
];

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
  for (const { opens, pattern, read } of shapes) {
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
      const value = read(match, dayFirst);
      if (value === null) continue;
      taken.fill(1, start, end);
      found.push({ start, end, ...value });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
