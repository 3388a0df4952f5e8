import type { Word } from '../../../reading/layout/parts/word.ts';
import type { Backdrop } from '../glyphs/collectObjects.ts';
import { type PageFrame, toShownBox } from '../glyphs/placeGlyphs.ts';

/** A chip is at most this multiple of the font size high, and at most this share of the page wide. */
const mostHeight = 2.6;
const mostWidth = 0.5;
/** It extends beyond its words by this share of the font size on both sides. */
const padding = 0.1;
/** A page with more small shapes shows a chart or a pattern. */
const mostShapes = 1500;

/** Records, for words on a small painted shape, which shape it is: skills are often printed as such chips. */
export function markChips(words: readonly Word[], backdrops: readonly Backdrop[], frame: PageFrame): void {
  if (backdrops.length > mostShapes) return;
  const shapes = backdrops
    .filter(
      ({ left, right, top, bottom }) =>
        right - left < frame.width * mostWidth && top - bottom < 60 && right - left > top - bottom,
    )
    .map(({ left, bottom, right, top }) => toShownBox(frame, left, bottom, right, top))
    .sort((a, b) => a.y0 - b.y0);
  if (shapes.length < 2) return;
  for (const word of words) {
    const middle = word.baseline - word.size * 0.3;
    const own = shapes.findIndex(
      ({ x0, x1, y0, y1 }) =>
        middle > y0 &&
        middle < y1 &&
        y1 - y0 < word.size * mostHeight &&
        y1 - y0 > word.size * 0.8 &&
        word.x0 > x0 + word.size * padding &&
        word.x1 < x1 - word.size * padding,
    );
    // A shape and its outline are two shapes in one place; the first one counts.
    if (own >= 0) word.chip = own;
  }
}
