import type { Word } from '../../../reading/layout/parts/word.ts';
import type { Bounds } from '../glyphs/collectObjects.ts';
import { type PageFrame, toShownBox } from '../glyphs/placeGlyphs.ts';

/** A chip is at most this multiple of the font size high, and at most this share of the page wide. */
const mostHeight = 2.6;
const mostWidth = 0.5;
/** It extends beyond its words by this share of the font size on both sides, or ends with them and is this far from the next. */
const padding = 0.1;
const tight = { padding: -0.05, distance: 0.5 };
/** The space in a marked text has a shape of its own, narrower than this share of its height, and at most this many points from its words. */
const space = { width: 0.5, distance: 0.3 };
/** A page with more small shapes shows a chart or a pattern. */
const mostShapes = 1500;

/** Records, for words on a small painted shape or inside an outline, which one it is: skills are often printed as such chips. */
export function markChips(words: readonly Word[], backdrops: readonly Bounds[], frame: PageFrame): void {
  if (backdrops.length > mostShapes) return;
  const low = backdrops
    .filter(({ left, right, top, bottom }) => right - left < frame.width * mostWidth && top - bottom < 60)
    .map(({ left, bottom, right, top }) => toShownBox(frame, left, bottom, right, top));
  const shapes = joinMarked(low).filter(({ x0, x1, y0, y1 }) => x1 - x0 > y1 - y0);
  if (shapes.length < 2) return;
  for (const word of words) {
    // A shape and its outline are two shapes in one place; the first one counts.
    const own = shapes.findIndex((shape) => holds(shape, word, padding) || (shape.free && holds(shape, word, tight.padding)));
    if (own >= 0) word.chip = own;
  }
}

interface Shape {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  /** The next shape of its row is not just a space away, as it is where single words of a sentence are marked. */
  free: boolean;
}

/** The shapes row by row, those of the words and spaces of one marked text as one. */
function joinMarked(boxes: readonly Omit<Shape, 'free'>[]): Shape[] {
  const joined: Shape[] = [];
  let endsWithSpace = false;
  for (const box of boxes.toSorted((a, b) => a.y0 - b.y0 || a.y1 - b.y1 || a.x0 - b.x0)) {
    const last = joined.at(-1);
    const height = box.y1 - box.y0;
    const isBeside = last !== undefined && last.y0 === box.y0 && last.y1 === box.y1 && box.x0 >= last.x0;
    const gap = isBeside ? box.x0 - last.x1 : Number.POSITIVE_INFINITY;
    const isSpace = box.x1 - box.x0 < height * space.width;
    if (Math.abs(gap) < space.distance && (isSpace || endsWithSpace)) last!.x1 = box.x1;
    else {
      const free = gap > height * tight.distance;
      if (!free) last!.free = false;
      joined.push({ ...box, free });
    }
    endsWithSpace = isSpace;
  }
  return joined;
}

function holds({ x0, x1, y0, y1 }: Shape, word: Word, around: number): boolean {
  const middle = word.baseline - word.size * 0.3;
  const height = y1 - y0;
  return (
    middle > y0 &&
    middle < y1 &&
    height < word.size * mostHeight &&
    height > word.size * 0.8 &&
    word.x0 > x0 + word.size * around &&
    word.x1 < x1 - word.size * around
  );
}
