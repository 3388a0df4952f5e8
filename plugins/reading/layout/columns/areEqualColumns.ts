import { makeRows, type Row } from '../parts/rows.ts';
import type { Segment } from '../parts/segments.ts';

/** Each column has at least this many lines, and the narrower one is at least this share of the wider one's width. */
const fewestRows = 8;
const leastWidth = 0.6;
/** A line starts at its column's left edge if it is within this multiple of the font size, which allows for indented list items. */
const edgeTolerance = 2.5;
const sameEdge = 0.8;
/** At least this many lines must continue the line above in their own column. */
const fewestContinued = 3;
/** A line of running text has at least this many words. */
const fewestWords = 3;
const endsSentence = /[.!?:;]$/;

/**
 * Whether these are two columns of running text with lines at the same heights, like a grid, as when a program writes line by line across both.
 * Unlike a table,
 * each column's lines start at one left edge, and its text runs on from line to line.
 */
export function areEqualColumns(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [leftRows, rightRows] = [makeRows(left), makeRows(right)];
  if (Math.min(leftRows.length, rightRows.length) < fewestRows) return false;
  const [leftWidth, rightWidth] = [widthOf(left), widthOf(right)];
  if (Math.min(leftWidth, rightWidth) < Math.max(leftWidth, rightWidth) * leastWidth) return false;
  if (!beginsAtEdge(leftRows) || !beginsAtEdge(rightRows)) return false;
  return countContinued(leftRows) + countContinued(rightRows) >= fewestContinued;
}

function widthOf(segments: readonly Segment[]): number {
  return Math.max(...segments.map(({ x1 }) => x1)) - Math.min(...segments.map(({ x0 }) => x0));
}

function beginsAtEdge(rows: readonly Row[]): boolean {
  const edge = Math.min(...rows.map(({ segments }) => segments[0]!.x0));
  const near = rows.filter(({ segments, size }) => segments[0]!.x0 - edge <= size * edgeTolerance);
  return near.length >= rows.length * sameEdge;
}

/** Counts lines that start in lower case below a line that reaches at least as far as the median line and does not end a sentence. */
function countContinued(rows: readonly Row[]): number {
  const ends = rows.map(({ segments }) => segments.at(-1)!.x1).sort((a, b) => a - b);
  const far = ends[ends.length >> 1]!;
  return rows.filter((row, index) => {
    const above = rows[index - 1];
    if (above === undefined || row.baseline - above.baseline > row.size * 2) return false;
    const last = above.segments.at(-1)!;
    if (above.segments.reduce((words, segment) => words + segment.words.length, 0) < fewestWords) return false;
    return /^\p{Ll}/u.test(row.segments[0]!.words[0]!.text) && last.x1 >= far && !endsSentence.test(last.words.at(-1)!.text);
  }).length;
}
