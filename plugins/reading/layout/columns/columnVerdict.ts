import { holdsDates } from '../joins/joinDateCells.ts';
import { makeRows, type Row } from '../parts/rows.ts';
import type { Segment } from '../parts/segments.ts';

/** The two sides are read line by line only if this share of the shorter side's baselines meets a baseline of the other side. */
const alignedShare = 0.8;
/** A date with no text above or below it within this multiple of the font size belongs to the text beside it. */
const aloneLeading = 2.2;
/** A margin cell with dates and a place has at most this many lines, each at most this multiple of the font size wide. */
const mostCellRows = 3;
const cellWidth = 14;

/**
 * Whether the text left and right of a gutter forms rows ("Title … 2019–2021", with the dates at the right margin) rather than two columns that are
 * read one after the other.
 */
export function readsAcross(left: readonly Segment[], right: readonly Segment[]): boolean {
  const leftRows = makeRows(left);
  const rightRows = makeRows(right);
  const aligned = alignment(leftRows, rightRows);
  if (aligned < alignedShare) return false;
  if (leftRows.length === 1 && rightRows.length === 1) return true;
  return isFlushRight(right, rightRows, leftRows) || isMarginCell(right, rightRows, left, leftRows);
}

/** Dates and a place beside the first lines of an entry that contains no dates itself. */
function isMarginCell(cell: readonly Segment[], rows: readonly Row[], entry: readonly Segment[], lines: readonly Row[]): boolean {
  const [first] = rows;
  return (
    rows.length <= mostCellRows &&
    rows.length <= lines.length &&
    first!.segments.every(holdsDates) &&
    isLevel(first!, lines[0]!) &&
    cell.every(({ x0, x1, size }) => x1 - x0 <= size * cellWidth) &&
    !entry.some(holdsDates)
  );
}

/** Like {@link readsAcross}, for a page whose writing order says nothing: dates beside entries count as rows too. */
export function looksTabular(left: readonly Segment[], right: readonly Segment[]): boolean {
  const leftRows = makeRows(left);
  const rightRows = makeRows(right);
  if (Math.min(leftRows.length, rightRows.length) < 3) return true;
  if (isDateColumn(left, leftRows, rightRows) || isDateColumn(right, rightRows, leftRows)) return true;
  if (alignment(leftRows, rightRows) < alignedShare) return false;
  return (
    isFlushRight(right, rightRows, leftRows) ||
    orderSwitches(left, right) > Math.max(2, Math.min(leftRows.length, rightRows.length) * 0.6)
  );
}

/**
 * Whether these are two dense columns that a program wrote line by line across the page, as if it had sorted the text by height. The lines of the two
 * sides are at
 * different heights, so they do not form rows.
 */
export function areInterleaved(left: readonly Segment[], right: readonly Segment[]): boolean {
  const leftRows = makeRows(left);
  const rightRows = makeRows(right);
  const fewer = Math.min(leftRows.length, rightRows.length);
  if (fewer < 4 || !isDense(leftRows) || !isDense(rightRows)) return false;
  if (alignment(leftRows, rightRows, 0.1) > 0.4) return false;
  const own = (rows: readonly Row[], others: readonly Row[]) =>
    rows.filter((row) => !meetsRow(row, others, 0.1)).flatMap(({ segments }) => segments);
  return orderSwitches(own(leftRows, rightRows), own(rightRows, leftRows)) >= fewer * 0.6;
}

function isDense(rows: readonly Row[]): boolean {
  const leadings = rows.slice(1).map((row, index) => (row.baseline - rows[index]!.baseline) / Math.max(1, row.size));
  leadings.sort((a, b) => a - b);
  return (leadings[leadings.length >> 1] ?? 0) < 2.2;
}

/** Of the side with fewer rows, the share of rows whose baseline meets a row of the other side. */
function alignment(one: readonly Row[], two: readonly Row[], tolerance = 0.35): number {
  const [few, many] = one.length <= two.length ? [one, two] : [two, one];
  const met = few.filter((row) => meetsRow(row, many, tolerance));
  return few.length === 0 ? 0 : met.length / few.length;
}

function meetsRow(row: Row, others: readonly Row[], tolerance: number): boolean {
  return others.some((other) => Math.abs(other.baseline - row.baseline) <= Math.min(row.size, other.size) * tolerance);
}

/** Whether the right side is set flush right (dates, places): its lines end at one edge but start anywhere. Also true if it holds nothing but dates. */
function isFlushRight(right: readonly Segment[], rightRows: readonly Row[], leftRows: readonly Row[]): boolean {
  if (leftRows.length > rightRows.length && right.every(holdsDates)) return true;
  const ends = right.map((segment) => segment.x1);
  const starts = right.map((segment) => segment.x0);
  const size = right[0]!.size;
  const endsTogether = Math.max(...ends) - Math.min(...ends) <= size * 0.4;
  const startsTogether = Math.max(...starts) - Math.min(...starts) <= size * 0.4;
  if (rightRows.length === 1) return leftRows.length > 1 && endsTogether;
  return endsTogether && !startsTogether;
}

/**
 * Whether this side's dates belong to lines of the other side: they are alone or have little but headings between them, and each is level with a line
 * of the other side. In a column that is read by itself, a date is next to what it dates.
 */
function isDateColumn(side: readonly Segment[], rows: readonly Row[], others: readonly Row[]): boolean {
  const dates = side.filter(holdsDates);
  if (dates.length < 2) return false;
  const texts = side.filter((segment) => !dates.includes(segment));
  const alone = dates.filter((date) => !texts.some((text) => text.x0 < date.x1 && isNear(text, date)));
  const level = dates.filter((date) => others.some((row) => isLevel(date, row)));
  const enough = alone.length * 2 >= dates.length || dates.length * 3 >= rows.length;
  return enough && level.length >= dates.length * alignedShare;
}

/** On the same line or the next one. */
export function isNear(one: Segment, two: Segment): boolean {
  return Math.abs(one.baseline - two.baseline) <= Math.max(one.size, two.size) * aloneLeading;
}

/** On the same line as the row, or aligned with its top. */
function isLevel(segment: Segment | Row, row: Row): boolean {
  const tolerance = Math.min(segment.size, row.size) * 0.25;
  return Math.abs(segment.baseline - row.baseline) <= tolerance || Math.abs(segment.top - row.top) <= tolerance;
}

/** How often the writing order switches from one side to the other. */
function orderSwitches(left: readonly Segment[], right: readonly Segment[]): number {
  const marks = [
    ...left.map((segment) => ({ at: segment.first, side: 0 })),
    ...right.map((segment) => ({ at: segment.first, side: 1 })),
  ];
  marks.sort((a, b) => a.at - b.at);
  let switches = 0;
  for (let index = 1; index < marks.length; index++) {
    if (marks[index]!.side !== marks[index - 1]!.side) switches++;
  }
  return switches;
}
