/** A word as it stands on the page, in points from the top left corner. What every reader with pages hands to the layout. */
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
  /** It stands on a line below: the rest of a broken word or of a wrapped cell ("text"), the first word of another cell ("cell"). */
  carried?: 'text' | 'cell';
  /** What parts it from the word before it on its line; known once the line is made. */
  lead: '' | ' ' | '\t';
  /** A space stands in front of it, as a character; without one the gap decides. */
  spaceBefore: boolean;
  /** Place in the order in which the author's program wrote the page, or in its logical structure where it has one. */
  order: number;
  /** Number of the small painted shape that it stands on: each such chip is an item of its own. */
  chip?: number;
  /** The format says that it stands in a heading. */
  heading: boolean;
  /** The format says that it stands in a list item: the number of that item, or -1. */
  listItem: number;
}
