/** A word at its place on the page, in points from the top left corner. Every reader with pages passes these to the layout. */
export interface Word {
  text: string;
  x0: number;
  x1: number;
  top: number;
  bottom: number;
  baseline: number;
  /** Font size in points. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** It is on a lower line of the page: the rest of a broken word or of a wrapped cell ("text"), or the first word of another cell ("cell"). */
  carried?: 'text' | 'cell';
  /** What separates it from the previous word on its line; known once the line is built. */
  lead: '' | ' ' | '\t';
  /** There is a space character before it; without one the gap decides. */
  spaceBefore: boolean;
  /** Position in the order in which the author's program wrote the page, or in its logical structure if it has one. */
  order: number;
  /** Number of the small painted shape behind it: each such chip is a separate item. */
  chip?: number;
  /** Place of the painted upright line to its left: words with another line between them are in different cells. */
  cell?: number;
  /** The format marks it as part of a heading. */
  heading: boolean;
  /** Number of the list item that the format puts it in, or -1. */
  listItem: number;
}

/** Whether an upright line is painted between two words of a row. */
export function isInOtherCell(left: Word, right: Word): boolean {
  return right.cell !== undefined && right.cell >= left.x1 && right.cell !== left.cell;
}
