import type { DocumentText, PartialDate } from '../../../../contract.ts';
import { cues } from '../../../../knowledge/cues/cues.ts';
import { companyAges } from '../../../../knowledge/cues/jobEntryCues.ts';
import { presentWords } from '../../../../knowledge/months.ts';
import { remember } from '../../../../knowledge/remember.ts';
import { firstWhere } from '../../shared/textSpan.ts';
import { type DateAtom, findDates } from './findDates.ts';

/** A period, or a single date, as written. Offsets are into the searched text, end exclusive. */
export interface DateRange {
  start: number;
  end: number;
  from: PartialDate | null;
  to: PartialDate | null;
  current: boolean;
  /** range: both ends are written; since: "since 2019"; open: "2019 –"; single: one date; until: "until May 2020", "expected 2025". */
  kind: 'range' | 'since' | 'open' | 'single' | 'until';
}

// Leader dots match in one way only; otherwise "..|.." and "...|." would all be tried.
const separator =
  '(?:\\s*(?:[-‐‑‒–—−→➔~…]|\\.{2,}(?!\\.))+>?\\s*|\\s{1,9}(?:>{1,2}|»)\\s{1,9}|\\s*(?:to|until|untill|till|til|upto|up to|through|thru|and|по|до|bis|tot|till och med|al|à|até|hasta|do|až|la)(?![\\p{L}])[\\s:]*)';
// "т." is "г." misread by character recognition.
const yearMark = '(?:\\s?(?:т(?=\\.)|г|гг|год|года|году|yr)\\.?(?![\\p{L}]))?[,)\\]]?';
const presentList = presentWords.map((word) => word.replace(/[.\s]/g, (c) => (c === '.' ? '\\.' : '\\s+'))).join('|');
const betweenPattern = new RegExp(`^${yearMark}${separator}(?:по\\s+|(?:un)?till?\\s+|с\\s+)?\\[?$`, 'iu');
const toPresent = new RegExp(
  `^${yearMark}(?:${separator}|\\s+|\\s*\\(|\\s*[,/]\\s*)(?:по\\s+|до\\s+|to\\s+|the\\s+)?\\(?(?:${presentList})(?![\\p{L}])\\.?\\)?|^${yearMark}${separator}date(?!\\s+of|\\p{L})`,
  'iu',
);
const toShortYear = /^\s?[-–—/]\s?['’]?(\d{2})(?![\p{N}.:])/u;
const openEnd = new RegExp(`^${yearMark}\\s*[-–—−→](?=\\s*(?:[)\\]]|\\n|$))`, 'iu');
/** "2017– Professor of Geology" at the start of a line: the dash belongs to the year and does not separate two fields. */
const openBeforeText = /^(?:[-–](?=\s+\p{Lu})|\s[-–—](?=(?:\s{2,6}|\t)\s{0,20}\p{Lu}))/u;
const sincePattern =
  /(?<![\p{L}])(?:since|from|as of|ab|seit|depuis|desde|dal|dall|sinds|vanaf|från|od|starting|with effect from|w\.? ?e\.? ?f\.?|начиная\s+с|со|с)[\s:]+$/iu;
const untilPattern =
  /(?<![\p{L}])(?:until|untill|till|expected|anticipated|exp\.|graduating|due|to be completed|completing|completion|до|по|выпуск|окончание|ожидается|планируется)(?:\s(?:in|by|в))?[\s:(]*$/iu;
/** "Family firm since 1962": how old an employer is. */
const companyAge = new RegExp(`(?<!\\p{L})(?:${companyAges})[\\s,]+(?:since|from|с|seit|depuis)\\s+$`, 'iu');
const presentBefore = new RegExp(`(?<![\\p{L}])(?:${presentList})\\s*[-–—]\\s*$`, 'iu');

const partial = (year: number, month: number | null): PartialDate =>
  month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`;
const fromOf = (atom: DateAtom) => partial(atom.year, atom.month);
const toOf = (atom: DateAtom) => partial(atom.year, atom.lastMonth);

/** A date alone on its line above a later date alone on the next (the dash between them was only drawn). */
function areStacked(text: string, first: DateAtom, second: DateAtom): boolean {
  if (
    !/^(?=[^\S\n]*\n)\s*$/.test(text.slice(first.end, second.start)) ||
    (first.month === null) !== (second.month === null) ||
    first.day !== null
  )
    return false;
  return (
    /(?:^|\n)\s{0,4}$/.test(text.slice(Math.max(0, first.start - 4), first.start)) &&
    /^\s*(?:\n|$)/.test(text.slice(second.end, second.end + 4))
  );
}

/** "2017-09 / 2019-06", "2017/2022": a slash between two dates of the same form. */
const areSlashed = (text: string, first: DateAtom, second: DateAtom): boolean =>
  /^\s?\/\s?$/u.test(text.slice(first.end, second.start)) &&
  !first.weak &&
  (first.month === null) === (second.month === null) &&
  (first.day === null) === (second.day === null);

/** Two adjacent cells of a table row: start and end. */
function areCells(text: string, first: DateAtom, second: DateAtom): boolean {
  // Two full days side by side are cells that the reader joined.
  const between = text.slice(first.end, second.start);
  if (between === ' ' && first.day !== null && second.day !== null) return true;
  if (!/^[ ]*\t[ ]*$/.test(between) || (first.month === null) !== (second.month === null)) return false;
  const opens = /(?:^|[\t\n])\s{0,4}$/.test(text.slice(Math.max(0, first.start - 4), first.start));
  return opens && !first.weak && /^[ ]*(?:[\t\n]|$)/.test(text.slice(second.end, second.end + 4));
}

const longestBetween = 60;

/** A range from two dates, or null if they do not make one ("2019 – 2012", a month without any year). */
function joinAtoms(text: string, first: DateAtom, second: DateAtom): DateRange | null {
  if (second.year === 0 || second.start - first.end > longestBetween) return null;
  if (
    !betweenPattern.test(text.slice(first.end, second.start)) &&
    !areSlashed(text, first, second) &&
    !areStacked(text, first, second) &&
    !areCells(text, first, second)
  )
    return null;
  const from =
    first.year === 0 ? partial(second.year - Number((first.month ?? 0) > (second.month ?? 12)), first.month) : fromOf(first);
  const to = toOf(second);
  if (from.slice(0, 4) > to.slice(0, 4) || (from.length === to.length && from > to)) return null;
  return { start: first.start, end: second.end, from, to, current: false, kind: 'range' };
}

function joinShortYear(text: string, atom: DateAtom): DateRange | null {
  const match = toShortYear.exec(text.slice(atom.end, atom.end + 8));
  if (!match || atom.month !== null) return null;
  const year = Math.floor(atom.year / 100) * 100 + Number(match[1]);
  if (year <= atom.year || year - atom.year > 45) return null;
  return {
    start: atom.start,
    end: atom.end + match[0].length,
    from: fromOf(atom),
    to: String(year),
    current: false,
    kind: 'range',
  };
}

function joinPresent(text: string, atom: DateAtom): DateRange | null {
  const rest = text.slice(atom.end, atom.end + 48);
  const present = toPresent.exec(rest);
  if (present)
    return { start: atom.start, end: atom.end + present[0].length, from: fromOf(atom), to: null, current: true, kind: 'range' };
  const before = text.slice(Math.max(0, atom.start - 32), atom.start);
  const reversed = presentBefore.exec(before);
  if (reversed)
    return { start: atom.start - reversed[0].length, end: atom.end, from: fromOf(atom), to: null, current: true, kind: 'range' };
  return null;
}

function single(text: string, atom: DateAtom): DateRange | null {
  if (atom.weak) return null;
  const before = text.slice(Math.max(0, atom.start - 24), atom.start);
  if (companyAge.test(text.slice(Math.max(0, atom.start - 48), atom.start))) return null;
  const since = sincePattern.exec(before);
  if (since)
    return { start: atom.start - since[0].length, end: atom.end, from: fromOf(atom), to: null, current: true, kind: 'since' };
  const opens = /(?:^|\n)\s{0,4}$/.test(text.slice(Math.max(0, atom.start - 4), atom.start));
  const open =
    openEnd.exec(text.slice(atom.end, atom.end + 12)) ??
    (opens ? openBeforeText.exec(text.slice(atom.end, atom.end + 30)) : null);
  if (open)
    return { start: atom.start, end: atom.end + open[0].length, from: fromOf(atom), to: null, current: true, kind: 'open' };
  const until = untilPattern.exec(before);
  if (until)
    return { start: atom.start - until[0].length, end: atom.end, from: null, to: toOf(atom), current: false, kind: 'until' };
  return { start: atom.start, end: atom.end, from: fromOf(atom), to: toOf(atom), current: false, kind: 'single' };
}

/** Finds ranges, open ranges and single dates, in order and without overlaps. A range may continue over a line break. */
export const findDateRanges = remember((text: string): readonly DateRange[] => {
  const atoms = findDates(text);
  const found: DateRange[] = [];
  for (let index = 0; index < atoms.length; index += 1) {
    const atom = atoms[index]!;
    const next = atoms[index + 1];
    const joined = next ? joinAtoms(text, atom, next) : null;
    if (joined) index += 1;
    const range =
      joined ?? (atom.year === 0 ? null : (joinPresent(text, atom) ?? joinShortYear(text, atom) ?? single(text, atom)));
    if (range) found.push(range);
  }
  return found;
});

/** The ranges that begin between two offsets; `ranges` must be in order. */
export const rangesFrom = (ranges: readonly DateRange[], start: number, end: number): readonly DateRange[] =>
  ranges.slice(
    firstWhere(ranges, (one) => one.start >= start),
    firstWhere(ranges, (one) => one.start >= end),
  );

const durationPattern = new RegExp(
  cues(String.raw`
  (?:(?<![\s,([·•|])[\s,([·•|]+)?\b\d{1,2}\+?\s*(?:years?|yrs?|y|months?|mos?|mths?)\b\.?(?:,?\s*(?:and\s+)?\d{1,2}\s*(?:months?|mos?|mths?|m)\b\.?)?[)\]]?
  (?:(?<![\s,([·•|])[\s,([·•|]+)?\d{1,2}\s*(?:год(?:а|ов)?|лет|г\.|мес\p{L}*\.?)(?:\s*(?:и\s+)?\d{1,2}\s*мес\p{L}*\.?)?[)\]]?
`),
  'giu',
);

/** The span of a date, with the brackets, the duration and "г." around it. */
export function dateMask(document: DocumentText, range: DateRange): { start: number; end: number } {
  let { start, end } = range;
  const after = document.text.slice(end, end + 40);
  const mark = /^\s?(?:г|гг|год|года|году)\.?(?![\p{L}])/u.exec(after);
  if (mark) end += mark[0].length;
  durationPattern.lastIndex = 0;
  const duration = durationPattern.exec(document.text.slice(end, end + 40));
  if (duration && /^[\s()[\]·•|,–—-]*$/.test(document.text.slice(end, end + duration.index)))
    end += duration.index + duration[0].length;
  const before = /(?:\(|\[|(?<!\p{L})(?:[сcв]|in(?: the year)?|im|since)\s|(?<!\p{L})from\s?[\s:–-])\s*$/iu.exec(
    document.text.slice(Math.max(0, start - 13), start),
  );
  if (before) start -= before[0].length;
  const close = /^\s*[)\]]/.exec(document.text.slice(end, end + 3));
  if (close) end += close[0].length;
  return { start, end };
}
