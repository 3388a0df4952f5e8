import type { Word } from '../../../reading/layout/parts/word.ts';
import type { Bounds } from '../glyphs/collectObjects.ts';
import { type PageFrame, toShownBox } from '../glyphs/placeGlyphs.ts';

/** A page with more upright lines shows a chart or a pattern. */
const mostRules = 600;

/** Records, for words with an upright line to their left, where that line is: a line between two words separates two cells. */
export function markCells(words: readonly Word[], rules: readonly Bounds[], frame: PageFrame): void {
  if (rules.length === 0 || rules.length > mostRules) return;
  const lines = rules
    .map(({ left, bottom, right, top }) => toShownBox(frame, left, bottom, right, top))
    .filter(({ x0, x1, y0, y1 }) => y1 - y0 > x1 - x0)
    .sort((a, b) => b.x0 - a.x0);
  for (const word of words) {
    const middle = word.baseline - word.size * 0.3;
    const line = lines.find(({ x1, y0, y1 }) => x1 <= word.x0 && y0 <= middle && y1 >= middle);
    if (line !== undefined) word.cell = line.x0;
  }
}
