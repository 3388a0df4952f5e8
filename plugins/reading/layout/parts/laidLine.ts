import type { Word } from './word.ts';

/** The words of one line of one column, left to right. */
export interface LaidLine {
  words: Word[];
  /** Counts up through the page whenever the text jumps to another place or there is a wide gap. */
  block: number;
  role: 'body' | 'header' | 'footer';
  listItem: boolean;
  /** The line continues the text of the line above, which had no room for its first word. */
  continues: boolean;
}

/** Font size of the line's longest text, its baseline and its left and right ends. */
export function lineMeasure(line: LaidLine): { size: number; baseline: number; x0: number; x1: number } {
  let widest = line.words[0]!;
  for (const word of line.words) if (word.x1 - word.x0 > widest.x1 - widest.x0) widest = word;
  return { size: widest.size, baseline: widest.baseline, x0: line.words[0]!.x0, x1: line.words.at(-1)!.x1 };
}
