import type { DocumentText, TextLine } from '../../../../contract.ts';
import { itemBeginnings, linkingWords, notAloneHeadings } from '../../../../knowledge/cues/jobItemCues.ts';
import { headingOf, isBareHeading } from '../clauses/jobHeadings.ts';

/** Shorter lines were not put together from others. */
const leastFolded = 200;
/** A sign that is also punctuation is a bullet if it stands this often before a capital letter. */
const leastBullets = 3;
const mostHeadingWords = 6;
const longestHeading = 80;
/** A single heading may be a chance wording of a sentence; each counts twice, for its beginning and its end. */
const leastMarks = 3;
const bullet = /(?<=^|\s)[•◦▪‣●○■□✅✔✓➡►➤▶→⇒·]\uFE0F?\s+/gu;
const dash = /(?<=^|\s)[–—*+-]\s+(?=[\p{Lu}\d«"])/gu;
const number = /(?<=^|\s)(\d{1,2})[.)]\s+(?=[\p{Lu}«"])/gu;
const item = new RegExp(String.raw`(?<=[\p{L}\p{N})+#.;%»"]\s)(?:${itemBeginnings})(?![\p{L}\p{N}])`, 'gu');
const capital = /(?<=^|[\s(])\p{Lu}/gu;
/** What may follow a heading in running text. */
const behindHeading = /^(?:\s*[:：]|\s+[\p{Lu}\d\p{Sc}\p{Extended_Pictographic}•✓–—*+-])/u;
/** Words within a sentence, after which nothing new begins. */
const goesOn = new RegExp(String.raw`(?:^|[\s(])(?:${linkingWords})\s+$`, 'iu');
const openEnd = /\s(?:a|an|the|of|as|to|in|with|от|до|с|в)$|^(?!wh|how|reasons)\p{L}.*\sfor$/iu;
/** Words that are a heading above text, but within text mostly belong to the words around them. */
const neverAlone = new RegExp(String.raw`^(?:${notAloneHeadings})$`, 'iu');
const markdown = /(?<=\s)(?=#{1,4}\s)/gu;
const inCapitals = /^[\p{Lu}\d\s&/,'’-]{3,}$/u;
const capitalWordAhead = /^\s+\p{Lu}{2,}(?!\p{Ll})/u;
const capitalWordBehind = /(?<!\p{L})\p{Lu}{2,20}\s$/u;
const colon = /^\s*[:：]\s*/u;

/** The beginning of a line in the text of another; `bullet` is the length of the sign before it. */
interface Cut {
  start: number;
  bullet: number;
}

/**
 * The document with the lines restored that a paste or an export ran together: cut before bullets, numbers, usual headings and the usual beginnings of
 * items. The text itself and all offsets stay the same.
 */
export function unfoldLines(document: DocumentText): DocumentText {
  if (document.lines.every(({ start, end }) => end - start < leastFolded)) return document;
  return { ...document, lines: document.lines.flatMap((line) => unfolded(document.text.slice(line.start, line.end), line)) };
}

function unfolded(text: string, line: TextLine): TextLine[] {
  if (text.length < leastFolded) return [line];
  const cuts = new Map<number, Cut>();
  const marks = [...bulletsIn(text), ...headingsIn(text)];
  if (marks.length < leastMarks) return [line];
  const items = itemsIn(text).filter(({ start }) => !marks.some((one) => one.bullet > 0 && one.start + one.bullet === start));
  for (const cut of [...items, ...marks.toReversed()]) cuts.set(cut.start, cut);
  const ordered = [...cuts.values()].filter(({ start }) => start > 0).toSorted((a, b) => a.start - b.start);
  return [{ start: 0, bullet: cuts.get(0)?.bullet ?? 0 }, ...ordered].flatMap(({ start, bullet: sign }, index) =>
    part(text, line, { start: start + sign, end: ordered[index]?.start ?? text.length, listItem: sign > 0 }),
  );
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

function bulletsIn(text: string): Cut[] {
  const found = (pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ({ index, 0: sign }) => ({ start: index, bullet: sign.length }));
  const [signs, dashes] = [found(bullet), found(dash)];
  const sections = Array.from(text.matchAll(markdown), ({ index }) => ({ start: index, bullet: 0 }));
  return [...sections, ...signs, ...(dashes.length >= leastBullets ? dashes : []), ...numbersIn(text)];
}

/** "1. … 2. … 3. …": numbers that count up. */
function numbersIn(text: string): Cut[] {
  let next = 1;
  const found: Cut[] = [];
  for (const { index, 0: sign, 1: digits } of text.matchAll(number)) {
    if (Number(digits) !== next) continue;
    found.push({ start: index, bullet: sign.length });
    next += 1;
  }
  return found.length >= leastBullets ? found : [];
}

/** A heading ends where the text behind it begins: both are cut. */
function headingsIn(text: string): Cut[] {
  const found: Cut[] = [];
  let done = 0;
  for (const { index } of text.matchAll(capital)) {
    const end = index < done || isWithin(text, index) ? null : headingEnd(text, index);
    if (end === null) continue;
    done = end + (colon.exec(text.slice(end))?.[0].length ?? 0);
    found.push({ start: index, bullet: 0 }, { start: done, bullet: 0 });
  }
  return found;
}

/** The longest words from here on that are a heading's, with a capital letter, a number or a sign behind them. */
function headingEnd(text: string, start: number): number | null {
  const words = [...text.slice(start, start + longestHeading).matchAll(/[^\s:：]+/gu)].slice(0, mostHeadingWords);
  for (const { index, 0: word } of words.toReversed()) {
    const end = start + index + word.length;
    if (/\p{L}/u.test(word) && headsText(text, start, end)) return end;
  }
  return null;
}

function headsText(text: string, start: number, end: number): boolean {
  const phrase = text.slice(start, end);
  if (/[.;!:：\d]/u.test(phrase) || openEnd.test(phrase)) return false;
  const behind = text.slice(end);
  if (colon.test(behind) && !/\s\p{Lu}/u.test(phrase)) return headingOf(phrase) !== null;
  if (phrase.includes(',')) return false;
  if (!behindHeading.test(behind) || neverAlone.test(phrase) || !isBareHeading(phrase)) return false;
  return (
    !inCapitals.test(phrase) ||
    !(capitalWordAhead.test(behind) || capitalWordBehind.test(text.slice(Math.max(0, start - 20), start)))
  );
}

function itemsIn(text: string): Cut[] {
  return Array.from(text.matchAll(item), ({ index }) => ({ start: index, bullet: 0 })).filter(
    ({ start }) => !isWithin(text, start),
  );
}

function isWithin(text: string, start: number): boolean {
  return goesOn.test(text.slice(Math.max(0, start - 20), start));
}
