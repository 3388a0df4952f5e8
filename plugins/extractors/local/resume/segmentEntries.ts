import type { DocumentText } from '../../../contract.ts';
import type { DateRange } from '../shared/findDateRanges.ts';
import { companyScore, titleScore } from '../shared/fieldScores.ts';
import { matchPlace } from '../shared/matchPlace.ts';
import type { LineView } from '../shared/lineView.ts';

/** One job or one course of study: the lines that name it and the lines that tell of it. */
export interface Entry {
  header: LineView[];
  body: LineView[];
  range: DateRange | null;
}

/** How much a line reads like a part of an entry's header; above 0 it may be one. */
export type HeaderScore = (line: LineView) => number;

interface Anchor {
  /** Index of the first and of the last line with the date. */
  first: number;
  last: number;
  range: DateRange;
  /** What is left of the line without the date. */
  rest: string;
}

const DURATION = /[\s,(·•|]*\b\d{1,2}\+?\s*(?:years?|yrs?|y|months?|mos?)\b\.?(?:,?\s*(?:and\s+)?\d{1,2}\s*(?:months?|mos?|m)\b\.?)?\)?|[\s,(·•|]*\d{1,2}\s*(?:год(?:а|ов)?|лет|г\.|мес\p{L}*\.?)(?:\s*\d{1,2}\s*мес\p{L}*\.?)?\)?/giu;
const EDGES = /^[\s,;:|•·()[\]–—-]+|[\s,;:|•·()[\]–—-]+$/gu;
const MAX_HEADER = 4;
/** Longer lines are prose, or made to exhaust the reader. */
const MAX_HEADER_LENGTH = 600;
const MAX_REST_WORDS = 16;
/** So short, a full stop belongs to an abbreviation ("Tech Solutions Inc."). */
const SHORT_REST = 5;

/** The stretches of a date with the brackets, the duration and "г." around it. */
export function dateMasks(document: DocumentText, range: DateRange): { start: number; end: number }[] {
  const whole = dateMask(document, range);
  return range.hole ? [{ start: whole.start, end: range.hole.start }, { start: range.hole.end, end: whole.end }] : [whole];
}

function dateMask(document: DocumentText, range: DateRange): { start: number; end: number } {
  let { start, end } = range;
  const after = document.text.slice(end, end + 40);
  const mark = /^\s?(?:г|гг|год|года|году)\.?(?![\p{L}])/u.exec(after);
  if (mark) end += mark[0].length;
  DURATION.lastIndex = 0;
  const duration = DURATION.exec(document.text.slice(end, end + 40));
  if (duration && /^[\s()·•|,–—-]*$/.test(document.text.slice(end, end + duration.index))) end += duration.index + duration[0].length;
  const before = /(?:\(|\[|(?<!\p{L})[сc]\s|(?<!\p{L})from\s)\s*$/iu.exec(document.text.slice(Math.max(0, start - 6), start));
  if (before) start -= before[0].length;
  const close = /^\s*[)\]]/.exec(document.text.slice(end, end + 3));
  if (close) end += close[0].length;
  return { start, end };
}

function restOf(document: DocumentText, lines: readonly LineView[], range: DateRange): string {
  const mask = dateMask(document, range);
  const [start, end] = [lines[0]!.start, lines.at(-1)!.end];
  const hole = range.hole ? document.text.slice(range.hole.start, range.hole.end) : '';
  const rest = `${document.text.slice(start, Math.max(start, mask.start))} ${hole} ${document.text.slice(Math.min(end, mask.end), end)}`;
  return rest.replace(EDGES, '').replace(/\s+/g, ' ');
}

/** Whether the date fills a cell of a table's row: whatever stands in the other cells, it dates the row. */
function isOwnCell(document: DocumentText, mask: { start: number; end: number }, lines: readonly LineView[]): boolean {
  const { text } = document;
  const [start, end] = [lines[0]!.start, lines.at(-1)!.end];
  const opens = mask.start <= start || text[mask.start - 1] === '\t';
  const closes = mask.end >= end || text[mask.end] === '\t';
  return opens && closes && text.slice(start, end).split('\t').length >= 3;
}

/** Whether a date dates an entry rather than standing in a sentence. */
function isAnchor(document: DocumentText, lines: readonly LineView[], range: DateRange, rest: string): boolean {
  if (rest === '') return true;
  const mask = dateMask(document, range);
  if (isOwnCell(document, mask, lines)) return true;
  const [start, end] = [lines[0]!.start, lines.at(-1)!.end];
  const atEdge = mask.start <= start + 2 || mask.end >= end - 2;
  const words = rest.split(' ').length;
  if (!atEdge && words > 8) return false;
  if (range.kind === 'since' && !/^.{0,3}$/u.test(document.text.slice(start, mask.start))) return words <= 6 && !/[.!]$/.test(rest);
  return words <= MAX_REST_WORDS && (!/[.!?]$/.test(rest) || words <= SHORT_REST || mask.start <= start + 2);
}

/** Index of the line in which an offset lies, or -1. Lines are in the order of the text. */
function lineAt(lines: readonly LineView[], offset: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  const line = lines[low];
  return line && offset >= line.start && offset < line.end ? low : -1;
}

function findAnchors(document: DocumentText, lines: readonly LineView[], ranges: readonly DateRange[]): Anchor[] {
  const anchors: Anchor[] = [];
  for (const range of ranges) {
    const first = lineAt(lines, range.start);
    if (first < 0 || lines[first]!.text.length > MAX_HEADER_LENGTH) continue;
    let last = first;
    while (last + 1 < lines.length && lines[last + 1]!.start < range.end) last += 1;
    const own = lines.slice(first, last + 1);
    const rest = restOf(document, own, range);
    if (isAnchor(document, own, range, rest)) anchors.push({ first, last, range, rest });
  }
  return dropRepeats(keepStrongest(anchors, lines));
}

/** A list item that holds a job's name stands right above the date line, which is no list item. */
const LISTED_HEADER = 2.5;

const looks = (line: LineView) => `${Math.round(line.size * 2)}|${line.bold}|${line.listItem}`;

/** How the date itself is printed, and whether it stands alone; the rest of its line may look otherwise. */
function dateLooks({ first, range, rest }: Anchor, lines: readonly LineView[]): string {
  const run = lines[first]!.line.runs.find(({ end }) => end > range.start);
  return [Math.round((run?.fontSize ?? 0) * 2), run?.bold, run?.italic, rest === ''].join('|');
}

/** Single dates ("May 2019") date entries only where ranges do not, or where they stand as the ranges do. */
function keepStrongest(anchors: Anchor[], lines: readonly LineView[]): Anchor[] {
  const strong = new Set(anchors.filter(({ range }) => range.kind !== 'single' && range.kind !== 'until'));
  if (strong.size === 0) return anchors.filter(({ first, rest }) => !lines[first]!.listItem || rest.split(' ').length <= 8);
  const styles = new Set([...strong].map((anchor) => dateLooks(anchor, lines)));
  return anchors.filter((anchor) => strong.has(anchor) || (anchor.rest.split(' ').length <= 6 && !lines[anchor.first]!.listItem && styles.has(dateLooks(anchor, lines))));
}

/** The same line or the same date twice in a row is one anchor. */
function dropRepeats(anchors: Anchor[]): Anchor[] {
  return anchors.filter((anchor, index) => {
    const previous = anchors[index - 1];
    if (!previous) return true;
    if (anchor.first <= previous.last) return false;
    return !(anchor.first <= previous.last + 2 && anchor.range.from === previous.range.from && anchor.range.to === previous.range.to);
  });
}

/** How many lines right above `anchor` belong to its header, `free` being those that no other entry's date line owns. */
function linesAbove(lines: readonly LineView[], anchor: Anchor, free: number, score: HeaderScore, model: number, modelTop: LineView): number {
  const listed = modelTop.listItem;
  let [best, bestScore] = [0, 0];
  let sum = 0;
  for (let count = 0; count <= Math.min(MAX_HEADER, free); count += 1) {
    const top = lines[anchor.first - count]!;
    if (count > 0) {
      const value = score(top) + (count === 1 && listed && top.listItem && !lines[anchor.first]!.listItem ? LISTED_HEADER : 0);
      if (value < -0.5) break;
      sum += Math.min(value, 2);
    }
    let total = 0;
    if (count > 0 && lines[anchor.first - count + 1]!.gapBefore && count > 1) sum -= 2;
    total = sum - 1.6 * Math.abs(count - model);
    if (count > 0 && model > 0 && looks(top) === looks(modelTop)) total += 1.5;
    if (top.gapBefore) total += 1;
    if (total > bestScore || count === 0) [best, bestScore] = [count, total];
  }
  return best;
}

const isName = (text: string) => text.split(/\s+/).length <= 12 && (titleScore(text) >= 1.4 || companyScore(text) >= 1.5);

/** Position and company. */
const FIELDS = 2;

/** How many fields a header line holds: two where a mark parts a title from another name. */
function fieldsIn(text: string): number {
  const parts = text.split(/\s*[|•·]\s*|\s+[-–—]\s+|,\s+|\s+(?:at|в)\s+(?=\p{Lu})|\s{3,}/u).filter((part) => !matchPlace(part));
  const titles = parts.filter((part) => titleScore(part) >= 1.4).length;
  if (parts.length === 0) return 0;
  return parts.length > 1 && titles > 0 && titles < parts.length ? 2 : 1;
}

/** Lines below the date that still name the job: until title and employer are known, and one place. */
function linesBelow(lines: readonly LineView[], from: number, until: number, known: number, score: HeaderScore): number {
  let [count, fields, places] = [0, known, 0];
  while (from + count < until) {
    const line = lines[from + count]!;
    const place = matchPlace(line.text) !== null;
    if (score(line) <= 0 || (place ? places > 0 : fields >= FIELDS)) break;
    if (place) places += 1;
    else fields += fieldsIn(line.text);
    count += 1;
  }
  return count;
}

/** The lines above the section's first date: all of them are its header unless they read like an introduction. */
function firstAbove(lines: readonly LineView[], anchor: Anchor, score: HeaderScore): number {
  const opening = lines.slice(0, anchor.first);
  // A title opens the section: the few lines down to the date are its header, however little an employer's name tells.
  if (opening.length > 0 && opening.length <= MAX_HEADER && score(opening[0]!) >= 1 && opening.every((line) => score(line) > -2)) return opening.length;
  let count = 0;
  while (count < Math.min(anchor.first, MAX_HEADER)) {
    const top = lines[anchor.first - count - 1]!;
    if (score(top) + (count === 0 && anchor.first === 1 && top.listItem && isName(top.text) ? LISTED_HEADER : 0) < -0.5) break;
    count += 1;
  }
  return count;
}

/**
 * Cuts a section into entries by its dates. How many lines stand above a date is taken from the section's first entry, whose header begins
 * with the section, and tried against the looks of the lines in the entries that follow.
 */
export function segmentEntries(document: DocumentText, lines: readonly LineView[], ranges: readonly DateRange[], score: HeaderScore): Entry[] {
  const anchors = findAnchors(document, lines, ranges);
  if (anchors.length === 0) return [];
  const above: number[] = [];
  anchors.forEach((anchor, index) => {
    if (index === 0) return above.push(firstAbove(lines, anchor, score));
    const free = anchor.first - anchors[index - 1]!.last - 1;
    const model = lines[anchors[0]!.first - above[0]!]!;
    return above.push(linesAbove(lines, anchor, free, score, above[0]!, model));
  });
  return anchors.map((anchor, index) => {
    const top = anchor.first - above[index]!;
    const next = anchors[index + 1];
    const until = next ? next.first - above[index + 1]! : lines.length;
    const named = [...lines.slice(top, anchor.first).map(({ text }) => text), ...(anchor.rest === '' ? [] : [anchor.rest])];
    const below = linesBelow(lines, anchor.last + 1, until, named.reduce((sum, text) => sum + fieldsIn(text), 0), score);
    return { header: lines.slice(top, anchor.last + 1 + below), body: lines.slice(anchor.last + 1 + below, until), range: anchor.range };
  });
}
