import { lowerCase } from '../lowerCase.ts';
import { alternativesOf, beginningsOf } from './beginningsOf.ts';

/** What of a text matched, and where: the same fields as a match of a regular expression. */
export interface Found {
  index: number;
  0: string;
}

/** Finds the words of tables in texts. */
export interface Finder {
  /** The first match; of several at one place the one whose row comes first. */
  exec(text: string): Found | null;
  /** The match that begins at this place. */
  at(text: string, start: number): Found | null;
  test(text: string): boolean;
  /** Where matches that follow each other from this place on end; the place itself if there is none. */
  over(text: string, start: number, most?: number): number;
  /** All matches, none overlapping another. */
  all(text: string): Found[];
  replace(text: string, replacement: string): string;
}

/** A table and what must be around its words. */
export interface Cue {
  /** An assertion before the words; without one they may begin within a word. */
  before?: string;
  /** Rows in the notation of regular expressions, joined by "|". */
  words: string;
  /** A short pattern behind the words, which belongs to the match unless it is an assertion. */
  after?: string;
}

interface Row {
  /** The words themselves if the row is plain text; otherwise a pattern. */
  plain: string | null;
  pattern: RegExp | null;
  around: Around;
}

interface Around {
  before: RegExp | null;
  after: RegExp | null;
  /** Tried only at the beginning of the text. */
  first: boolean;
  ofWords: boolean;
}

const plainRow = /^[\p{L}\p{N} ’-]+$/u;
/** Assertions that hold only where no letter stands before. */
const beforeWord = /^(?:\\b|\(\?<!\[?\\p\{L\}|\(\?<=\^?\|?\[?\\s)/u;

interface Scan {
  lower: string;
  /** Once a finder has asked. */
  words: Words | null;
}

/** Where words begin, and the {@link pairAt} of each place. */
interface Words {
  starts: readonly number[];
  pairs: readonly number[];
}

/** In texts and in characters a text: longer ones are whole documents, of which only the last is kept. */
const mostScans = 4096;
const longText = 500;
const scans = new Map<string, Scan>();
let lastScan: { text: string; scan: Scan } | null = null;

/** All finders look at the words of the same lines. */
function scanOf(text: string): Scan {
  const known = lastScan?.text === text ? lastScan.scan : scans.get(text);
  if (known !== undefined) return known;
  const scan = { lower: lowerCase(text), words: null };
  lastScan = { text, scan };
  if (text.length > longText) return scan;
  if (scans.size >= mostScans) scans.clear();
  scans.set(text, scan);
  return scan;
}

function wordsOf(text: string): Words {
  const scan = scanOf(text);
  if (scan.words !== null) return scan.words;
  const starts = wordStarts(text);
  return (scan.words = { starts, pairs: starts.map((at) => pairAt(text, at)) });
}

const [letter, space, other] = [1, 2, 3];
/** What each code unit is; 0 until a text holds it. */
const signs = new Uint8Array(0x10000);

function signOf(code: number): number {
  const text = String.fromCharCode(code);
  return (signs[code] ||= /\p{L}/u.test(text) ? letter : /\s/u.test(text) ? space : other);
}

/** Where something other than a space stands behind no letter. */
function wordStarts(text: string): number[] {
  const starts: number[] = [];
  let before = space;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const sign = signs[code] || signOf(code);
    if (sign !== space && before !== letter) starts.push(at);
    before = sign;
  }
  return starts;
}

const keyOf = (first: number, second: number) => ((first & 0x3fff) << 14) | (second & 0x3fff);

/** One of 64 classes of letters, the same for both cases; hardly any two letters of an alphabet share one. */
const classOf = (code: number) => (classes[code | 0] || learnClass(code | 0)) & 63;
/** With a 64 added to those that are known. */
const classes = new Uint8Array(0x10000);

function learnClass(code: number): number {
  const small = lowerCase(String.fromCharCode(code)).charCodeAt(0);
  return (classes[code] = (small & 31) | (small >= 0x400 ? 32 : 0) | 64);
}
const allClasses = Array.from({ length: 64 }, (_, index) => index);

/** The classes of the two letters at a place. */
const pairAt = (text: string, at: number) => classOf(text.charCodeAt(at)) * 64 + classOf(text.charCodeAt(at + 1));

/**
 * For each two classes a bit that says whether a row may begin with such letters: most places are passed over by this alone. Bits, because the tables of all
 * finders then stay in the processor's cache.
 */
function possibleBeginnings(beginnings: readonly string[]): Int32Array {
  const possible = new Int32Array(2 * 64);
  for (const beginning of beginnings) {
    const [first, second] = [0, 1].map((at) => (at < beginning.length ? [classOf(beginning.charCodeAt(at))] : allClasses));
    for (const one of first!) for (const two of second!) possible[(one * 64 + two) >> 5]! |= 1 << (two & 31);
  }
  return possible;
}

/** The rows that can begin with two letters, in the order of the table. */
function indexRows(
  rows: readonly { row: Row; beginnings: readonly string[] }[],
): (first: number, second: number) => readonly Row[] {
  const keys = new Set(rows.flatMap(({ beginnings }) => beginnings.map((one) => one.slice(0, 2))));
  const listFor = (key: string) =>
    rows.filter((one) => one.beginnings.some((own) => key.startsWith(own.slice(0, 2)))).map(({ row }) => row);
  const any = listFor('');
  const byFirst = new Map([...keys].filter(Boolean).map((key) => [key.charCodeAt(0), listFor(key.charAt(0))]));
  const byTwo = new Map(
    [...keys].filter(({ length }) => length === 2).map((key) => [keyOf(key.charCodeAt(0), key.charCodeAt(1)), listFor(key)]),
  );
  return (first, second) => byTwo.get(keyOf(first, second)) ?? byFirst.get(first) ?? any;
}

const sticky = (source: string, flags: string) => (source ? new RegExp(source, `${flags}y`) : null);

function makeRow(words: string, after: string, around: Around, flags: string): Row {
  if (plainRow.test(words)) return { plain: flags.includes('i') ? words.toLowerCase() : words, pattern: null, around };
  return { plain: null, pattern: sticky(`${around.first ? '^' : ''}(?:${words})${after}`, flags), around };
}

const holds = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

/** Where the row that begins at a place ends; -1 if it does not match there. */
function endOf({ plain, pattern, around }: Row, text: string, cased: string, at: number): number {
  if (plain !== null) {
    if (!cased.startsWith(plain, at)) return -1;
    const end = at + plain.length;
    if (around.after === null) return end;
    return holds(around.after, text, end) ? around.after.lastIndex : -1;
  }
  return holds(pattern!, text, at) ? pattern!.lastIndex : -1;
}

/** Told of each row as the one pattern that it stands for: this is how the check of all patterns knows them. */
export const rowListeners = new Set<(source: string, flags: string) => void>();

function compileRows({ before = '', words, after = '' }: Cue, flags: string) {
  const around: Around = {
    before: before === '^' ? null : sticky(before, flags),
    after: sticky(after, flags),
    first: before === '^',
    ofWords: beforeWord.test(before),
  };
  for (const tell of rowListeners) for (const row of alternativesOf(words)) tell(`${before}(?:${row})${after}`, flags);
  return alternativesOf(words).map((row) => ({
    row: makeRow(row, after, around, flags),
    beginnings: beginningsOf(row).map((one) => one.toLowerCase()),
  }));
}

/** Where the match that begins at a place ends; -1 if none does. */
function makeEndAt(rowsAt: ReturnType<typeof indexRows>, ignoresCase: boolean): (text: string, at: number) => number {
  return (text, at) => {
    const { lower } = scanOf(text);
    for (const row of rowsAt(lower.charCodeAt(at), lower.charCodeAt(at + 1))) {
      const { before, first } = row.around;
      if (first && at > 0) continue;
      const end = endOf(row, text, ignoresCase ? lower : text, at);
      if (end >= 0 && (before === null || holds(before, text, at))) return end;
    }
    return -1;
  };
}

/**
 * Compiles tables into a finder. Rows are looked up by their first two letters, so that a long table costs hardly more than a short one, and a pattern
 * stays as short as its row.
 *
 * @param flags of all rows: "u", or "iu" if case does not matter
 */
export function makeFinder(flags: 'u' | 'iu', ...cues: readonly Cue[]): Finder {
  const rows = cues.flatMap((cue) => compileRows(cue, flags));
  const endAt = makeEndAt(indexRows(rows), flags.includes('i'));
  const possible = possibleBeginnings(rows.flatMap(({ beginnings }) => beginnings));
  const onlyFirst = rows.every(({ row }) => row.around.first);
  const onlyWords = rows.every(({ row }) => row.around.first || row.around.ofWords);

  const mayBegin = (pair: number): boolean => ((possible[pair >> 5]! >> (pair & 31)) & 1) === 1;

  /** Calls back with the ends of each match, until that returns false. */
  function search(text: string, visit: (start: number, end: number) => boolean): void {
    if (onlyFirst && !mayBegin(pairAt(text, 0))) return;
    const words = onlyFirst || !onlyWords ? null : wordsOf(text);
    const places = onlyFirst ? 1 : (words?.starts ?? text).length;
    let done = 0;
    for (let place = 0; place < places; place += 1) {
      if (!mayBegin(words === null ? pairAt(text, place) : words.pairs[place]!)) continue;
      const at = words === null ? place : words.starts[place]!;
      if (at < done) continue;
      const end = endAt(text, at);
      if (end < 0) continue;
      if (!visit(at, end)) return;
      done = Math.max(end, at + 1);
    }
  }

  function exec(text: string): Found | null {
    let first: Found | null = null;
    search(text, (start, end) => {
      first = { index: start, 0: text.slice(start, end) };
      return false;
    });
    return first;
  }

  function test(text: string): boolean {
    let found = false;
    search(text, () => {
      found = true;
      return false;
    });
    return found;
  }

  function all(text: string): Found[] {
    const matches: Found[] = [];
    search(text, (start, end) => matches.push({ index: start, 0: text.slice(start, end) }) > 0);
    return matches;
  }

  return {
    exec,
    at: (text, start) => {
      const end = endAt(text, start);
      return end < 0 ? null : { index: start, 0: text.slice(start, end) };
    },
    test,
    over: (text, start, most = text.length) => {
      let done = start;
      for (let count = 0; count < most; count += 1) {
        const end = endAt(text, done);
        if (end <= done) break;
        done = end;
      }
      return done;
    },
    all,
    replace: (text, replacement) => {
      let done = 0;
      let kept = '';
      for (const { index, 0: words } of all(text)) {
        kept += text.slice(done, index) + replacement;
        done = index + words.length;
      }
      return kept + text.slice(done);
    },
  };
}
