import type { DocumentText, TextLine } from '../../../../contract.ts';
import { letterInFront } from '../../lines/letterInFront.ts';
import { viewLines } from '../../shared/lineView.ts';
import { findBreaks } from '../breaks/findBreaks.ts';
import { findHeadings } from '../breaks/findHeadings.ts';
import { secondAdvertisement } from './secondAdvertisement.ts';

/** Shorter lines were not put together from others. */
const leastFolded = 200;
/** In a text with so many lines a long one is a paragraph, unless it would fall into short pieces of as many characters on average. */
const leastWritten = 8;
const mostBetween = 120;
/** A sign that is also punctuation is a bullet if it stands this often before a capital letter. */
const leastBullets = 3;
/** A single cut may be chance. */
const leastMarks = 3;
const bullet = /(?<=^|\s)[•‣⁃∙·→⇒\u25A0-\u25FF\u2700-\u27BF]\uFE0F?\s+/gu;
const dash = /(?<=^|\s)[–—*+-]\s+(?=[\p{Lu}\d«"])/gu;
const number = /(?<=^|\s)(\d{1,2})[.)]\s+(?=[\p{Lu}«"])/gu;
const letter = /(?<=^|\s)\(?([a-zа-я])\)\s+(?=[\p{L}«"])/gu;
/** Letters in the order of lists; Russian lists leave out "ё" and "й". */
const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзиклмнопрстуфхцчшщэюя'] as const;
const sentenceEnd = /[.!?]\s*$/u;

/** The beginning of a line in the text of another; `bullet` is the length of the sign before it. */
interface Cut {
  start: number;
  bullet: number;
}

/**
 * The document with the lines restored that a paste or an export ran together: cut before bullets, numbers and letters of lists, and where the looks of the words say that a
 * line began. The text itself and all offsets stay the same.
 */
export function unfoldLines(document: DocumentText): DocumentText {
  if (document.lines.every(({ start, end }) => end - start < leastFolded)) return document;
  const few = document.lines.length < leastWritten;
  return {
    ...document,
    lines: document.lines.flatMap((line) => unfolded(document.text.slice(line.start, line.end), line, few)),
  };
}

/** @param whole whether the text has hardly any other lines */
function unfolded(text: string, line: TextLine, whole: boolean): TextLine[] {
  if (text.length < leastFolded) return [line];
  const signs = signsIn(text);
  const leastCuts = whole ? leastMarks : Math.max(leastMarks, text.length / mostBetween);
  const learned = beginningsIn(text).map((start) => ({ start, bullet: 0 }));
  if (signs.length + learned.filter(({ start }) => !sentenceEnd.test(text.slice(0, start))).length < leastCuts) return [line];
  const cuts = new Map<number, Cut>();
  for (const cut of [
    ...learned.filter(({ start }) => !signs.some((one) => one.start < start && start <= one.start + one.bullet)),
    ...signs,
  ])
    cuts.set(cut.start, cut);
  const ordered = [...cuts.values()].filter(({ start }) => start > 0).toSorted((a, b) => a.start - b.start);
  return [{ start: 0, bullet: cuts.get(0)?.bullet ?? 0 }, ...ordered].flatMap(({ start, bullet: sign }, index) =>
    part(text, line, { start: start + sign, end: ordered[index]?.start ?? text.length, listItem: sign > 0 }),
  );
}

/** Where lines begin by their looks: usual headings, what follows them, and learned beginnings; a line that begins like a heading and is no sentence ends with it. */
function beginningsIn(text: string): number[] {
  const begins = new Set(findBreaks(text));
  for (const { start, end } of findHeadings(text)) begins.add(start).add(end);
  const ordered = [...begins, text.length].toSorted((a, b) => a - b);
  for (const { start, end } of findHeadings(text, true)) {
    const next = ordered.find((one) => one > start) ?? text.length;
    if (begins.has(start) && end < next && !sentenceEnd.test(text.slice(end, next))) begins.add(end);
  }
  return [...begins];
}

function part(
  text: string,
  line: TextLine,
  { start, end, listItem }: { start: number; end: number; listItem: boolean },
): TextLine[] {
  const raw = text.slice(start, end);
  const from = line.start + start + (raw.length - raw.trimStart().length);
  const to = line.start + start + raw.trimEnd().length;
  if (from >= to) return [];
  const runs = line.runs.filter((run) => run.start >= from && run.end <= to);
  return [{ ...line, start: from, end: to, box: null, listItem: listItem || (line.listItem && start === 0), runs }];
}

function signsIn(text: string): Cut[] {
  const found = (pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ({ index, 0: sign }) => ({ start: index, bullet: sign.length }));
  const [signs, dashes] = [found(bullet), found(dash)];
  const counted = [number, letter].flatMap((pattern) => countedIn(text, pattern));
  return [...signs, ...(dashes.length >= leastBullets ? dashes : []), ...counted];
}

/** "1. … 2. … 3. …", "a) … b) … c) …": numbers or letters that count up. */
function countedIn(text: string, pattern: RegExp): Cut[] {
  let next = 1;
  const found: Cut[] = [];
  for (const { index, 0: sign, 1: mark = '' } of text.matchAll(pattern)) {
    const place = /\d/u.test(mark) ? Number(mark) : alphabets.reduce((sum, letters) => sum + letters.indexOf(mark) + 1, 0);
    if (place !== next) continue;
    found.push({ start: index, bullet: sign.length });
    next += 1;
  }
  return found.length >= leastBullets ? found : [];
}

/** Markdown and emoji at the beginning of a line: marks of a heading, bold or quoted text, or a bullet. */
const ornament =
  /^(?:#{1,6}\s+|>\s+|[*_]{2,3}(?=\S)|(?:[\p{Extended_Pictographic}\u25A0-\u25FF\u2700-\u27BF‣⁃∙☞⌲»→⇒+]|\uFE0F|\u200D|\*(?=\s))+\s*|\(?[a-zа-я]\)\s+|[-–—•·](?=\p{L}))+/u;
const closing = /(?:[*_]{2,3}|\s#{1,6})\s*$/u;
const headed = /^#{1,6}\s/u;
const longestBold = 60;

/** The document with ornaments excluded from its lines. The text itself and all offsets stay the same. */
export function plainLines(document: DocumentText): DocumentText {
  return {
    ...document,
    lines: document.lines.map((line, index) => plainLine(document, line, headsList(document, line, document.lines[index + 1]))),
  };
}

const emoji = /^(?![✓✔➢➤►▶→⇒])\p{Extended_Pictographic}/u;
const longestHeading = 50;

/** "🔍 What we look for" above a list with its own bullets is the heading of that list. */
function headsList({ text }: DocumentText, line: TextLine, next: TextLine | undefined): boolean {
  if (next === undefined || !next.listItem || line.end - line.start > longestHeading) return false;
  return emoji.test(text.slice(line.start, line.end)) && !emoji.test(text.slice(next.start, next.end));
}

function plainLine(document: DocumentText, line: TextLine, heads: boolean): TextLine {
  const text = document.text.slice(line.start, line.end);
  const before = ornament.exec(text)?.[0] ?? '';
  const after = before.length < text.length ? (closing.exec(text)?.[0] ?? '') : '';
  if (before === '' && after === '') return line;
  if (before.length + after.length >= text.length) return line;
  const wholeBold = /[*_]{2}/u.test(before) && after !== '' && text.length < longestBold;
  return {
    ...line,
    start: line.start + before.length,
    end: line.end - after.length,
    heading: line.heading || headed.test(text),
    bold: line.bold || wholeBold,
    listItem: !heads && (line.listItem || /[^#>*_\s]|\*\s/u.test(before)),
  };
}

/** A text of this many characters or fewer is not a job description. */
const tooShort = 50;
/** An advertisement has at least this many lines. */
const leastBehindLetter = 4;
/** Only this many characters of a longer text are read. */
const mostCharacters = 20_000;

export interface UsedPart {
  document: DocumentText;
  /** Start of the next advertisement, which is not read; null if there is none. */
  next: number | null;
}

/**
 * The part of a document from which requirements are read: its first 20,000 characters and its first advertisement, without the letter that it came
 * with. Null if it is too short. Offsets stay valid for the whole document.
 */
export function usedPart(whole: DocumentText): UsedPart | null {
  if (whole.text.trim().length <= tooShort) return null;
  const plain = plainLines(unfoldLines(whole));
  const lines = viewLines(plain).filter(({ line }) => line.role === 'body');
  const letter = letterInFront(lines, leastBehindLetter);
  const document = cutOut(plain, letter === 0 ? 0 : lines[letter]!.start, Math.min(mostCharacters, plain.text.length));
  const next = secondAdvertisement(document);
  return { document: next === null ? document : cutOut(document, 0, next), next };
}

function cutOut(document: DocumentText, start: number, end: number): DocumentText {
  if (start === 0 && end === document.text.length) return document;
  return {
    ...document,
    text: ' '.repeat(start) + document.text.slice(start, end),
    lines: document.lines.filter((line) => line.start >= start && line.end <= end),
    links: document.links.filter((link) => (link.start ?? start) >= start && (link.end ?? end) <= end),
  };
}
