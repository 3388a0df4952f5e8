import type { DocumentText, TextLine } from '../../../../contract.ts';
import { findBreaks } from '../breaks/findBreaks.ts';
import { findHeadings, isYearsOfExperience } from '../breaks/findHeadings.ts';

/** Shorter lines were not put together from others. */
const leastFolded = 200;
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
/** A ruled line between two parts. */
const rule = /(?<=\s)[-–—_=*~#]{5,}\s+/gu;
const sentenceEnd = /[.!?]\s*$/u;
const markdown = /(?<=\s)(?=#{1,4}\s)/gu;

/** The beginning of a line in the text of another; `bullet` is the length of the sign before it. */
interface Cut {
  start: number;
  bullet: number;
}

/**
 * The document with the lines restored that a paste or an export ran together: cut before bullets, numbers and letters of lists, at ruled lines, and where the looks of the words say that a
 * line began. The text itself and all offsets stay the same.
 */
export function unfoldLines(document: DocumentText): DocumentText {
  if (document.lines.every(({ start, end }) => end - start < leastFolded)) return document;
  return { ...document, lines: document.lines.flatMap((line) => unfolded(document.text.slice(line.start, line.end), line)) };
}

function unfolded(text: string, line: TextLine): TextLine[] {
  if (text.length < leastFolded) return [line];
  const signs = signsIn(text);
  const learned = beginningsIn(text).map((start) => ({ start, bullet: 0 }));
  if (signs.length + learned.filter(({ start }) => !sentenceEnd.test(text.slice(0, start))).length < leastMarks) return [line];
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
  const begins = new Set(findBreaks(text).filter((start) => !isYearsOfExperience(text, start)));
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
  const sections = Array.from(text.matchAll(markdown), ({ index }) => ({ start: index, bullet: 0 }));
  const rules = Array.from(text.matchAll(rule), ({ index, 0: sign }) => [
    { start: index, bullet: 0 },
    { start: index + sign.length, bullet: 0 },
  ]).flat();
  const counted = [number, letter].flatMap((pattern) => countedIn(text, pattern));
  return [...sections, ...rules, ...signs, ...(dashes.length >= leastBullets ? dashes : []), ...counted];
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
