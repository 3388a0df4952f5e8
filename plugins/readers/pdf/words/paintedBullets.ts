import type { Word } from '../../../reading/layout/parts/word.ts';
import type { Backdrop } from '../glyphs/collectObjects.ts';
import { type PageFrame, toShownBox } from '../glyphs/placeGlyphs.ts';

/** Side lengths of a bullet as shares of the font size; anything larger is an icon or a dot on a timeline. */
const bulletSides = { least: 0.12, most: 0.52 };
const squareness = 1.7;
/** A bullet is at most this far from its text, and at least this far from anything to its left, as shares of the font size. */
const textDistance = 2.2;
const freeDistance = 0.9;
/** In points: bullets of one list share an edge and a size. */
const sameEdge = 0.6;
/** A page with more small shapes shows a chart or a pattern. */
const mostShapes = 400;

interface Mark {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

/**
 * Marks words that begin list items with drawn bullets, as browsers and drawing programs make them: small shapes of one size at one edge, each
 * alone in front of a line. `firstItem` is a number that no item of the page uses.
 */
export function markPaintedItems(
  words: readonly Word[],
  backdrops: readonly Backdrop[],
  frame: PageFrame,
  firstItem: number,
): void {
  const marks = smallShapes(backdrops, frame);
  if (marks.length < 2 || marks.length > mostShapes) return;
  const found = marks.flatMap((mark) => {
    const word = textOf(mark, words, marks);
    return word === null ? [] : [{ mark, word }];
  });
  for (const [index, { mark, word }] of found.entries()) {
    if (word.listItem < 0 && found.some((other) => other.word !== word && isAlike(other.mark, mark)))
      word.listItem = firstItem + index;
  }
}

function smallShapes(backdrops: readonly Backdrop[], frame: PageFrame): Mark[] {
  const marks: Mark[] = [];
  for (const { left, bottom, right, top } of backdrops) {
    const [width, height] = [right - left, top - bottom];
    if (width > 12 || height > 12 || width > height * squareness || height > width * squareness) continue;
    marks.push(toShownBox(frame, left, bottom, right, top));
  }
  return marks;
}

/** The word that follows the bullet. */
function textOf(mark: Mark, words: readonly Word[], marks: readonly Mark[]): Word | null {
  const middle = (mark.y0 + mark.y1) / 2;
  let text: Word | null = null;
  let before = Number.NEGATIVE_INFINITY;
  for (const word of words) {
    if (middle > word.baseline || middle < word.baseline - word.size * 0.75) continue;
    if (word.x0 < mark.x1) before = Math.max(before, word.x1);
    else if (text === null || word.x0 < text.x0) text = word;
  }
  if (text === null || text.x0 - mark.x1 > text.size * textDistance || mark.x0 - before < text.size * freeDistance) return null;
  const side = Math.max(mark.x1 - mark.x0, mark.y1 - mark.y0) / text.size;
  if (side < bulletSides.least || side > bulletSides.most) return null;
  // Dots side by side are a skill rating.
  const beside = marks.some(
    (other) =>
      other !== mark &&
      other.y0 < middle &&
      other.y1 > middle &&
      Math.abs(other.x0 - mark.x0) < text.size * 2 &&
      !isSame(other, mark),
  );
  return beside ? null : text;
}

/** Whether both are one bullet drawn twice, as a shape and its outline. */
function isSame(one: Mark, two: Mark): boolean {
  return Math.abs(one.x0 - two.x0) <= 1 && Math.abs(one.x1 - two.x1) <= 1;
}

function isAlike(one: Mark, two: Mark): boolean {
  return (
    Math.abs(one.x0 - two.x0) <= sameEdge &&
    Math.abs(one.x1 - two.x1) <= sameEdge &&
    Math.abs(one.y0 - one.y1 - two.y0 + two.y1) <= sameEdge
  );
}
