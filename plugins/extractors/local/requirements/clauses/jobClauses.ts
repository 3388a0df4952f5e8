import type { DocumentText } from '../../../../contract.ts';
import { titleScore } from '../../annotate/fieldScores.ts';
import { bodySize, type LineView, viewLines } from '../../shared/lineView.ts';
import { trimTitle } from '../title/trimTitle.ts';
import { between, cutWishes } from './cutWishes.ts';
import {
  type Clause,
  type ColumnCell,
  cellsOf,
  columnsOf,
  endsOpen,
  headingOf,
  isBareHeading,
  type JobSectionKind,
  leadsOn,
} from './jobHeadings.ts';
import { learnedHeadings } from './learnedHeadings.ts';

/** In a text without a layout, lines shorter than this (in characters) do not wrap: a text of short lines is a list without bullets. */
const leastWidth = 60;
/** A text with longer lines was not wrapped by hand or by mail. */
const mostWidth = 130;
const fullness = 0.8;

/** Returns a test for whether a line reaches so far to the right that its sentence may continue on the next line. */
function fullLines(lines: readonly LineView[]): (line: LineView, next: LineView) => boolean {
  const edges = new Map<number, { left: number; right: number }>();
  for (const { block, line } of lines) {
    if (line.box === null) continue;
    const { x, width } = line.box;
    const known = edges.get(block) ?? { left: x, right: x + width };
    edges.set(block, { left: Math.min(known.left, x), right: Math.max(known.right, x + width) });
  }
  const width = Math.max(leastWidth, ...lines.map((line) => line.text.length));
  const isFilled = (line: LineView, next: LineView) => line.text.length + 1 + next.text.search(/\s|$/u) > width;
  // A list without bullets has long lines too, but none that begins within a sentence.
  const wraps = lines.some((line, index) => {
    const next = lines[index + 1];
    return (
      next !== undefined && !next.listItem && (/^\p{Ll}/u.test(next.text) || endsOpen.test(line.text)) && isFilled(line, next)
    );
  });
  return (full, next) => {
    const { block, line, text } = full;
    const edge = edges.get(block);
    // A line is wrapped where its next word would not fit.
    if (line.box === null || edge === undefined) return wraps && width <= mostWidth && isFilled(full, next);
    return line.box.x + line.box.width - edge.left >= fullness * (edge.right - edge.left) && text.length > 20;
  };
}

const longestHeading = 9;
/** "Experience in any of the following is valued but not essential:". */
const longestLead = 12;
/** A line of fewer characters does not wrap, nor one that is much shorter than others of a text without a layout. */
const shortLine = 45;
const shareOfWidest = 0.6;
const widestWrapped = 100;

/** So many characters a line has at least that goes on in the next. */
function shortestWrapped(lines: readonly LineView[]): number {
  if (lines.some(({ line }) => line.box !== null)) return shortLine;
  const widest = Math.max(...lines.map(({ text }) => text.length));
  return Math.max(shortLine, shareOfWidest * Math.min(widest, widestWrapped));
}

const longestItem = 10;
/** Under a heading, text with as many semicolons is a list; one that begins in lower case needs only one. */
const leastSemicolons = 2;
const leastTitleScore = 1.4;
/** "Preferred qualifications: (Be specific)", "Requirements (must)". */
const remark = /(?<=\S)\s*\([^()]{2,60}\)\s*$/u;
const labelled = /^([^:：\n]{3,60}?)\s*[:：](?!\/\/)[*_]{0,3}\s*(?=\S)/u;
/** A line that ends so is one of a list, however long. */
const endOfItem = /;$/u;
/** The end of a sentence; not the dot of "e.g." or of an initial. */
const sentenceEnd =
  /(?<!(?<!\p{L})(?:e\.g|i\.e|etc|incl|[Aa]pprox|[Mm]in|[Mm]ax|т\.д|т\.п|т\.е|др|руб|тыс|г|м|ул|кат|мин|[A-ZА-ЯЁ]))[.!?](?=\s+[\p{Lu}\d•*«"“(-])/gu;
/** A semicolon, or the dash of an item whose line break was lost. */
const itemBreak = /;(?=\s|\d{1,2}[.)]\s?\p{L})|(?<=\p{Ll})[-–](?= (?!(?:and|or|to|и|или) )\p{Ll})/gu;

/** Where to apply: an e-mail address, a telephone number. */
const contact = /[\w.+-]@ ?[\w-]+\.\w|(?:^|[\s:(])(?:\+\d|\(\d{3,4}\)|\d{3}[-.]\d{3}[-.]\d{4})[\d\s().-]{4,}/u;

/** A last line in words of these sections asks for something itself: "English is a plus". */
const asksFor: ReadonlySet<JobSectionKind> = new Set(['must', 'nice', 'education', 'languages']);

const mostGaps = 0.8;

/** Where nearly every line has a gap above, as in text copied from a page, a gap tells nothing. */
export function withTellingGaps(lines: readonly LineView[]): readonly LineView[] {
  const gaps = lines.filter(({ gapBefore }) => gapBefore).length;
  return gaps < mostGaps * lines.length ? lines : lines.map((line) => ({ ...line, gapBefore: false }));
}

/** Splits a job description into clauses and finds the section of each. */
export function jobClauses(document: DocumentText): Clause[] {
  const lines = withTellingGaps(viewLines(document).filter((line) => line.line.role === 'body'));
  const body = bodySize(lines);
  const wrapping = { isFull: fullLines(lines), shortest: shortestWrapped(lines) };
  const usual = lines.map((line, index) => (repeatsTitle(line, lines[0]!) ? null : lineHeading(line, lines[index + 1], body)));
  const learned = learnedHeadings(lines, usual);
  const headings = usual.map((kind, index) => headingAt(kind, learned[index] ?? null, index === lines.length - 1));
  const clauses: Clause[] = [];
  let section: JobSectionKind = 'intro';
  let headed = false;
  let heading = '';
  let listed = false;
  let paragraph: LineView[] = [];
  let columns: ReturnType<typeof columnsOf> = null;
  const close = () => {
    clauses.push(...splitParagraph(document, paragraph, { section, headed, heading }));
    paragraph = [];
  };
  for (const [index, line] of lines.entries()) {
    columns = columnsOf(line, document.text) ?? columns;
    const cells = columns === null ? [] : cellsOf(line, document.text, columns);
    if (cells.length > 0) {
      close();
      clauses.push(...cells.flatMap((cell) => cellClauses(document, cell)));
      continue;
    }
    const kind = headings[index] ?? null;
    if (kind !== null) {
      columns = null;
      close();
      [section, headed, heading, listed] = [kind, kind !== 'intro', line.text, false];
      continue;
    }
    const begun: JobSectionKind = labelOf(line.text) ?? (listed && endsList(line) ? 'intro' : askedUntil(line, section));
    if (begun !== section) {
      close();
      [section, headed, heading, listed] = [begun, begun !== 'intro', '', false];
    }
    listed ||= headed && line.listItem;
    if (beginsParagraph(line, paragraph.at(-1), wrapping)) close();
    paragraph.push(line);
  }
  close();
  return clauses;
}

function headingAt(usual: JobSectionKind | null, learned: JobSectionKind | null, isLast: boolean): JobSectionKind | null {
  const kind = usual === null || usual === 'intro' ? (learned ?? usual) : usual;
  return isLast && kind !== null && asksFor.has(kind) ? null : kind;
}

/** Sections that go on below the label that begins them; a wish or a requirement may be one line. */
const goesOn: ReadonlySet<JobSectionKind> = new Set(['apply', 'about', 'benefits', 'pay']);

/** These only if the label is in capitals. */
const headedInCapitals: ReadonlySet<JobSectionKind> = new Set(['duties', 'must', 'nice']);

/** The section that a label begins for the lines below too: "BENEFITS: 401(k)", "SALARY: by agreement". */
function labelOf(text: string): JobSectionKind | null {
  const label = labelled.exec(text)?.[1];
  if (label === undefined) return null;
  const kind = headingOf(label);
  const persists =
    kind !== null &&
    (goesOn.has(kind) || (headedInCapitals.has(kind) && label === label.toUpperCase() && /\p{Lu}{4}/u.test(label)));
  return persists ? kind : null;
}

/** Nothing is asked for from the address to write to on. */
const askedUntil = ({ text }: LineView, section: JobSectionKind): JobSectionKind =>
  (section === 'must' || section === 'nice') && contact.test(text) ? 'apply' : section;

/** A page prints its title again above the text: "Qualified Electrician". */
function repeatsTitle({ text, index }: LineView, first: LineView): boolean {
  return index > 0 && text.replace(/\s+/gu, ' ') === first.text && titleScore(text) >= leastTitleScore;
}

/** The section of a table cell comes from its column. */
function cellClauses({ text }: DocumentText, { start, end, kind }: ColumnCell): Clause[] {
  return cutClauses(text.slice(start, end)).map(([from, to]) => ({
    start: start + from,
    end: start + to,
    text: text.slice(start + from, start + to),
    section: kind,
    item: true,
    headed: true,
    heading: '',
    inColumn: true,
  }));
}

/** The section that a line begins; null if the line is not such a heading. */
export function lineHeading(line: LineView, next: LineView | undefined, body: number): JobSectionKind | null {
  return mayHead(line, next, body) ? headingKind(line, body) : null;
}

/** A heading is short, and stands out, ends with a colon, precedes a list, has a gap above or consists of nothing but a heading's words. */
function mayHead(line: LineView, next: LineView | undefined, body: number): boolean {
  const words = line.text.replace(remark, '');
  // "Note: no agencies", "Salary £30,000".
  const isLabelledText = /[:：].|\p{Sc}\s?\d/u.test(words.replace(leadsOn, '')) && !leadsOn.test(words);
  if (
    line.wordCount > (leadsOn.test(words) ? longestLead : longestHeading) ||
    /[.;,]$/.test(line.text.replace(leadsOn, '')) ||
    isLabelledText
  )
    return false;
  if (leadsOn.test(words) || standsOut(line, body)) return true;
  if (line.listItem) return false;
  if (isBareHeading(words)) return true;
  // "Management skills, able to train others" above a bullet is an item too.
  return (
    (next?.listItem === true && !line.text.includes(',')) || (line.gapBefore && line.wordCount <= 6 && !line.text.endsWith('!'))
  );
}

/** A line after a list with a gap above belongs to another section: closing words, or a next heading in unknown words. */
function endsList(line: LineView): boolean {
  return !line.listItem && line.gapBefore;
}

function standsOut(line: LineView, body: number): boolean {
  return line.line.heading || line.caps || (line.bold && !line.listItem) || (body > 0 && line.size >= body * 1.12);
}

/** The section that a line begins, or null if the line is text. An unknown heading also ends the section before it. */
function headingKind(line: LineView, body: number): JobSectionKind | null {
  const kind = headingOf(line.text.replace(remark, ''));
  if (kind !== null && line.index === 0 && titleScore(trimTitle(line.text)) >= leastTitleScore) return null;
  if (kind !== null || line.listItem) return kind;
  return standsOut(line, body) && line.line.heading && line.wordCount <= 6 ? 'intro' : null;
}

/** A sentence continues on the next line if that line begins in lower case, or if the line before it was full. */
function beginsParagraph(
  line: LineView,
  previous: LineView | undefined,
  { isFull, shortest }: { isFull: ReturnType<typeof fullLines>; shortest: number },
): boolean {
  if (previous === undefined) return false;
  if (line.listItem || line.gapBefore || line.block !== previous.block) return true;
  if (/[.!?:;]$/u.test(previous.text) || headingOf(labelled.exec(line.text)?.[1] ?? '') !== null) return true;
  // A short line has room for more: "настраивали GitLab CI" below it is an item too.
  if (/^[\p{Ll}(&/+-]/u.test(line.text))
    return /^\p{Ll}/u.test(line.text) && previous.text.length < shortest && !endsOpen.test(previous.text);
  return !isFull(previous, line);
}

/** Splits a paragraph into clauses. "Nice to have: Go, Rust" is its own section within the text around it. */
function splitParagraph(
  document: DocumentText,
  lines: readonly LineView[],
  above: Pick<Clause, 'section' | 'headed' | 'heading'>,
): Clause[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return [];
  const text = document.text.slice(first.start, last.end);
  const label = labelled.exec(text)?.[1];
  const kind = label === undefined || label.split(/\s+/).length > 6 ? null : headingOf(label);
  const own = kind === null ? above : { section: kind, headed: true, heading: label ?? '' };
  const pieces = cutClauses(text).flatMap(([start, end]) =>
    cutWishes(text.slice(start, end)).map(([from, to]): [number, number] => [start + from, start + to]),
  );
  const semicolons = text.match(/;\s/gu)?.length ?? 0;
  const enumerates = above.headed && semicolons >= (/^\p{Ll}/u.test(text) ? 1 : leastSemicolons);
  return pieces.map(([start, end]) => ({
    start: first.start + start,
    end: first.start + end,
    text: text.slice(start, end),
    item:
      first.listItem ||
      enumerates ||
      (above.headed && endOfItem.test(text)) ||
      (own.headed && kind !== null) ||
      (lines.length === 1 && first.wordCount <= longestItem),
    ...own,
  }));
}

/** What the items of a list begin and end with where they came in one line: "знание Excel;2. умение читать чертежи- аккуратность". */
const itemStart = /^\d{1,2}[.)]\s*(?=\p{L})/u;
const itemEnd = /(?<=\p{L})[-–]$/u;

/** The sentences of a paragraph. */
const cutClauses = (text: string) =>
  between(
    text,
    [...text.matchAll(sentenceEnd), ...text.matchAll(itemBreak)].map(({ index }) => index + 1).toSorted((a, b) => a - b),
  ).map(([start, end]): [number, number] => {
    const piece = text.slice(start, end);
    return [start + (itemStart.exec(piece)?.[0].length ?? 0), end - (itemEnd.test(piece) ? 1 : 0)];
  });
