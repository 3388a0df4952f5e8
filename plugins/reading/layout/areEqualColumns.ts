import { makeRows, type Row } from './rows.ts';
import type { Segment } from './segments.ts';

/** Columns of text have so many lines, and are about as wide as each other. */
const fewestRows = 8;
const leastWidth = 0.6;
/** Left edges of a column's lines differ by this multiple of the font size, indents of list items included. */
const edgeTolerance = 2.5;
const sameEdge = 0.8;
/** So many lines must go on with the line above in their own column. */
const fewestContinued = 3;
/** A line of running text has so many words. */
const fewestWords = 3;
const endsSentence = /[.!?:;]$/;

/**
 * Two columns of running text whose lines share their heights, as in a grid: a program that writes line by line writes across both. What tells them
 * from a table is that lines go on below, in their own column, and that each column's lines begin at one edge.
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

/** Lines that begin small below a line of their column that reaches farther than most, and ends no sentence. */
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
