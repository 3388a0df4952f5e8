import type { DocumentText } from '../../../contract.ts';
import { dutyLabelLength } from '../annotate/fieldLabels.ts';
import { oneLine } from '../shared/evidence.ts';
import type { LineView } from '../shared/lineView.ts';
import type { Stretch } from '../shared/textSpan.ts';

const longestLabel = 80;
/** "2. …": a list item that the format does not mark as one. */
const enumerated = /^\(?\d{1,2}[.)]\s+\p{Lu}/u;

/** Lines that belong together: a list item with its wrapped lines, or a paragraph. */
export interface Paragraph extends Stretch {
  /** The text with line breaks replaced by spaces. */
  text: string;
}

/** Whether a line continues the sentence of the line before it. */
function continues(line: LineView, previous: LineView, lines: readonly LineView[]): boolean {
  if (line.listItem || line.gapBefore || enumerated.test(line.text)) return false;
  const placed = line.line.box !== null && line.block === previous.block;
  const hadRoom = placed && !isFull(previous, lines, line);
  // Its first word had room on the line above, so it begins a new paragraph.
  if (/^\p{Lu}/u.test(line.text) && hadRoom) return false;
  const ended = /[.!?:;]$/.test(previous.text);
  if (/^[\p{Ll}(&]/u.test(line.text)) return !ended || previous.listItem;
  if (ended) return !previous.listItem && previous.text.length > 60;
  return previous.text.length > 50 || (placed && !hadRoom && line.size === previous.size && line.bold === previous.bold);
}

/** The paragraphs and list items of the lines, each whole though it wraps. */
export function readParagraphs(document: DocumentText, lines: readonly LineView[]): Paragraph[] {
  const spans: Stretch[] = [];
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    const last = spans.at(-1);
    if (previous && last && continues(line, previous, lines)) last.end = line.end;
    else spans.push({ start: line.start, end: line.end });
  });
  return spans.map(({ start, end }) => {
    const from = start + dutyLabelLength(document.text.slice(start, Math.min(end, start + longestLabel)));
    return { start: from, end, text: oneLine(document.text.slice(from, end)) };
  });
}

const longLine = 55;
const sameEdge = 12;
const leastColumn = 4;
/** Width of a space, as a share of the font size. */
const space = 0.25;
const mostOutside = 4;
const farOutside = 1.3;

/** Right end of the lines above and below that begin at the same edge, without the few that stick out of their column: a header over it, an address. */
function columnEnd(line: LineView, left: number, all: readonly LineView[]): number | null {
  const at = all.findIndex(({ start }) => start === line.start);
  const isBeside = ({ page, line: { box } }: LineView) =>
    page === line.page && box !== null && Math.abs(box.x - left) <= sameEdge;
  const above = all.slice(0, at).findLastIndex((other) => !isBeside(other)) + 1;
  const below = all.findIndex((other, index) => index > at && !isBeside(other));
  const run = all.slice(above, below < 0 ? all.length : below).filter(({ text }) => text.includes(' '));
  const widths = (run.length < leastColumn ? all.filter(isBeside) : run)
    .map(({ line: { box } }) => (box ? box.x + box.width - left : 0))
    .sort((a, b) => b - a);
  if (widths.length < leastColumn) return null;
  const outside = widths.findLastIndex(
    (width, index) => index < mostOutside && width > farOutside * (widths[index + 1] ?? width),
  );
  return left + (widths[outside + 1] ?? 0);
}

/**
 * Whether the first word of the next line had room at the end of this one in its column of the page; null if the layout does not say: no positions, too
 * few lines.
 */
export function hadRoom(line: LineView, below: LineView, all: readonly LineView[]): boolean | null {
  const box = line.line.box;
  const end = box && columnEnd(line, box.x, all);
  if (!box || !end) return null;
  const firstWord = below.text.split(' ', 1)[0] ?? '';
  const width = ((below.line.box?.width ?? 0) * firstWord.length) / below.text.length;
  return box.x + box.width + space * line.size + width <= end;
}

/** Whether a line fills its block's width, so that the next line may be the rest of it. */
export function isFull(line: LineView, lines: readonly LineView[], next: LineView): boolean {
  const box = line.line.box;
  if (!box) return line.text.length >= longLine;
  const right = Math.max(
    ...lines.filter(({ block }) => block === line.block).map(({ line: { box: other } }) => (other ? other.x + other.width : 0)),
  );
  const firstWord = next.line.runs[0]?.box?.width ?? 0;
  return box.x + box.width + firstWord >= right - 1;
}

/** Joins two lines into one. */
export function joinLines(document: DocumentText, first: LineView, second: LineView): LineView {
  return {
    ...first,
    end: second.end,
    text: document.text.slice(first.start, second.end),
    wordCount: first.wordCount + second.wordCount,
    line: { ...first.line, end: second.line.end, runs: [...first.line.runs, ...second.line.runs] },
  };
}

/** The lines, with each joined to the line above that it continues. `joined` is the line above with what has been joined to it so far. */
export function joinLinesWhere(
  document: DocumentText,
  lines: readonly LineView[],
  continues: (line: LineView, above: LineView, joined: LineView) => boolean,
): LineView[] {
  const found: LineView[] = [];
  lines.forEach((line, at) => {
    const [above, joined] = [lines[at - 1], found.at(-1)];
    if (above && joined && continues(line, above, joined)) found[found.length - 1] = joinLines(document, joined, line);
    else found.push(line);
  });
  return found;
}

/** Lines of one paragraph are closer together than paragraphs, by at least this factor. */
const closer = 1.12;

/** Weight at the end of a line and at the start of the next: a bold name may end in the middle of its second line. */
const boldAtEnd = (line: LineView) => line.line.runs.at(-1)?.bold ?? line.bold;
export const boldAtStart = (line: LineView) => line.line.runs[0]?.bold ?? line.bold;

/** Whether a line's look continues that of the line above. */
const looksOn = (above: LineView, line: LineView) =>
  above.size === line.size && boldAtEnd(above) === boldAtStart(line) && above.block === line.block;

/** Distance between the tops of a line and the line above it; null if the format has no positions. */
function pitch(above: LineView, line: LineView): number | null {
  const [upper, lower] = [above.line.box, line.line.box];
  return upper && lower && above.page === line.page && lower.y > upper.y ? lower.y - upper.y : null;
}

/** Same left edge, within one point. */
const isUnder = (above: LineView, line: LineView) => Math.abs((above.line.box?.x ?? 0) - (line.line.box?.x ?? 0)) <= 1;

/**
 * Joins the lines of names that wrap: a line continues the one above if it is closer to it than lines usually are and did not fit on it, or if it is below the
 * text of a list item. Outside list items nothing is joined if all lines are equally far apart: each may be a separate name.
 */
export function joinWrappedLines(document: DocumentText, lines: readonly LineView[]): LineView[] {
  const pitches = lines.slice(1).flatMap((line, at) => pitch(lines[at]!, line) ?? []);
  const [closest, widest] = [Math.min(...pitches), Math.max(...pitches)];
  const isEven = pitches.length < 2 || widest < closest * closer;
  if (isEven && !lines.some(({ listItem }) => listItem)) return [...lines];
  return joinLinesWhere(document, lines, (line, above, joined) => {
    const distance = pitch(above, line);
    const near = !isEven && distance !== null && distance * closer <= widest;
    const inItem = joined.listItem && line.line.box !== null && isUnder(above, line);
    return (near || inItem) && !line.listItem && looksOn(above, line) && isFull(above, lines, line);
  });
}
