import type { DocumentText } from '../../../contract.ts';
import type { LineView } from '../shared/lineView.ts';

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
