import type { Word } from './word.ts';

/** Words of one line of one column, left to right. */
export interface LaidLine {
  words: Word[];
  /** Counts up through the page whenever the text jumps or a wide gap opens. */
  block: number;
  role: 'body' | 'header' | 'footer';
  listItem: boolean;
  /** It goes on with what the line above says: that line had no room for its first word. */
  continues: boolean;
}

/** Font size of the line's longest text, and its baseline. */
export function lineMeasure(line: LaidLine): { size: number; baseline: number; x0: number; x1: number } {
  let widest = line.words[0]!;
  for (const word of line.words) if (word.x1 - word.x0 > widest.x1 - widest.x0) widest = word;
  return { size: widest.size, baseline: widest.baseline, x0: line.words[0]!.x0, x1: line.words.at(-1)!.x1 };
}
