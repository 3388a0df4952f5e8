import type { DocumentText, PartialDate } from '../../../../contract.ts';
import { presentRows, rangeWords, sinceWords, untilWords } from '../../../../knowledge/cues/dateCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { remember } from '../../../../knowledge/remember.ts';
import { matchLength, type Stretch } from '../../shared/textSpan.ts';
import { type DateAtom, findDates } from './findDates.ts';

/** A period, or a single date, as written. Offsets are into the searched text, end exclusive. */
export interface DateRange extends Stretch {
  from: PartialDate | null;
  to: PartialDate | null;
  current: boolean;
  /** range: both ends are written; since: "since 2019"; open: "2019 –"; single: one date; until: "until May 2020", "expected 2025". */
  kind: 'range' | 'since' | 'open' | 'single' | 'until';
}

// "т." is "г." misread by character recognition.
const yearMark = /(?:\s?(?:т(?=\.)|г|гг|год|года|году|yr)\.?(?!\p{L}))?[,)\]]?/iuy;
// Leader dots match in one way only; otherwise "..|.." and "...|." would all be tried.
const dash = /\s*(?:[-‐‑‒–—−→➔~…]|\.{2,}(?!\.))+>?\s*|\s{1,9}(?:>{1,2}|»)\s{1,9}/uy;
const spaces = /\s*/uy;
const until = makeFinder('iu', { words: rangeWords, after: String.raw`(?!\p{L})[\s:]*` });
const present = makeFinder('iu', { before: String.raw`(?<!\p{L})`, words: presentRows, after: String.raw`(?!\p{L})` });
const presentLead = /(?:по\s+|до\s+|to\s+|the\s+)?\(?/iuy;
const presentClose = /\.?\)?/uy;
const looseGap = /\s*\(|\s*[,/]\s*|\s+/uy;
const untilDate = /date(?!\s+of|\p{L})/iuy;
const beforeEnd = /(?:по\s+|(?:un)?till?\s+|с\s+)?\[?$/iuy;
const toShortYear = /^\s?[-–—/]\s?['’]?(\d{2})(?![\p{N}.:])/u;
const openDash = /\s*[-–—−→](?=\s*(?:[)\]]|\n|$))/uy;
/** "2017– Professor of Geology" at the start of a line: the dash belongs to the year and does not separate two fields. */
const openBeforeText = /^(?:[-–](?=\s+\p{Lu})|\s[-–—](?=(?:\s{2,6}|\t)\s{0,20}\p{Lu}))/u;
const since = makeFinder('iu', { before: String.raw`(?<!\p{L})`, words: sinceWords, after: String.raw`[\s:]+$` });
const untilBefore = makeFinder('iu', {
  before: String.raw`(?<!\p{L})`,
  words: untilWords,
  after: String.raw`(?:\s(?:in|by|в))?[\s:(]*$`,
});

/** Where a pattern that is tried at a place ends; -1 if it does not match there. */
function over(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** Where the mark of the first year and the dash or word behind it end; -1 without one. */
function overSeparator(text: string): number {
  const at = over(yearMark, text, 0);
  const end = over(dash, text, at);
  if (end >= 0) return end;
  const word = until.at(text, over(spaces, text, at));
  return word === null ? -1 : word.index + word[0].length;
}

const isBetween = (text: string): boolean => {
  const at = overSeparator(text);
  return at >= 0 && over(beforeEnd, text, at) >= 0;
};

/** Where a word for "until today" ends; -1 if none is there. */
function overPresent(text: string, at: number): number {
  for (const start of [over(presentLead, text, at), at]) {
    const word = present.at(text, start);
    if (word !== null) return over(presentClose, text, word.index + word[0].length);
  }
  return -1;
}

/** Where "– present", "(until now)" behind a date ends; -1 if it does not follow. */
function overToPresent(text: string): number {
  const separated = overSeparator(text);
  if (separated >= 0) {
    const end = Math.max(overPresent(text, separated), over(untilDate, text, separated));
    if (end >= 0) return end;
  }
  const loose = over(looseGap, text, over(yearMark, text, 0));
  return loose < 0 ? -1 : overPresent(text, loose);
}

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
  const areOne = [areSlashed, areStacked, areCells].some((are) => are(text, first, second));
  if (!areOne && !isBetween(text.slice(first.end, second.start))) return null;
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
  const end = atom.end + match[0].length;
  return { start: atom.start, end, from: fromOf(atom), to: String(year), current: false, kind: 'range' };
}

function joinPresent(text: string, atom: DateAtom): DateRange | null {
  const range = { from: fromOf(atom), to: null, current: true, kind: 'range' } as const;
  const end = overToPresent(text.slice(atom.end, atom.end + 48));
  if (end >= 0) return { ...range, start: atom.start, end: atom.end + end };
  const before = text.slice(Math.max(0, atom.start - 32), atom.start);
  const reversed = present.all(before).find(({ index, 0: word }) => /^\s*[-–—]\s*$/u.test(before.slice(index + word.length)));
  return reversed ? { ...range, start: atom.start - before.length + reversed.index, end: atom.end } : null;
}

/** How long the dash of an open range behind a date is; 0 without one. */
function openLength(text: string, at: number, opens: boolean): number {
  const after = text.slice(at, at + 12);
  const end = over(openDash, after, over(yearMark, after, 0));
  if (end >= 0) return end;
  return opens ? matchLength(openBeforeText, text.slice(at, at + 30)) : 0;
}

function single(text: string, atom: DateAtom): DateRange | null {
  if (atom.weak) return null;
  const { start, end } = atom;
  const [from, to] = [fromOf(atom), toOf(atom)];
  const before = text.slice(Math.max(0, start - 24), start);
  const sinceLength = matchLength(since, before);
  if (sinceLength > 0) return { kind: 'since', start: start - sinceLength, end, from, to: null, current: true };
  const opens = /(?:^|\n)\s{0,4}$/.test(text.slice(Math.max(0, start - 4), start));
  const open = openLength(text, end, opens);
  if (open > 0) return { kind: 'open', start, end: end + open, from, to: null, current: true };
  const untilLength = matchLength(untilBefore, before);
  if (untilLength > 0) return { kind: 'until', start: start - untilLength, end, from: null, to, current: false };
  return { kind: 'single', start, end, from, to, current: false };
}

/** A cell between the two dates of a period, and what is behind the second. */
const cellBetween = /^[ \u00a0]*\t[^\n]*\n[ \u00a0]*$/u;
const cellBehind = /^[ \u00a0]*\t/u;

/** "Dec 2013 –⇥Cook, Acme" over "Mar 2016⇥Cooked for …": in a narrow column of dates the end of a period is below its beginning. */
function withEndBelow(text: string, first: DateRange, next: DateRange | undefined): DateRange | null {
  if (first.kind !== 'open' || next?.kind !== 'single' || (next.to ?? '') < (first.from ?? '')) return null;
  const isBelow = cellBetween.test(text.slice(first.end, next.start)) && cellBehind.test(text.slice(next.end, next.end + 9));
  return isBelow ? { ...first, to: next.to, current: false, kind: 'range' } : null;
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
    const opened = range && found.length > 0 ? withEndBelow(text, found.at(-1)!, range) : null;
    if (opened) found[found.length - 1] = opened;
    else if (range) found.push(range);
  }
  return found;
});

/** The span of a date, with the brackets and "г." around it. */
export function dateMask(document: DocumentText, range: DateRange): Stretch {
  const { text } = document;
  const marked = range.end + matchLength(markBehind, text.slice(range.end, range.end + 40));
  return {
    start: range.start - matchLength(openingBefore, text.slice(Math.max(0, range.start - 13), range.start)),
    end: marked + matchLength(/^\s*[)\]]/u, text.slice(marked, marked + 3)),
  };
}

const markBehind = /^\s?(?:г|гг|год|года|году)\.?(?![\p{L}])/u;
const openingBefore = /(?:\(|\[|(?<!\p{L})(?:[сcв]|in(?: the year)?|im|since)\s|(?<!\p{L})from\s?[\s:–-])\s*$/iu;
