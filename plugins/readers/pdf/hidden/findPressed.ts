import type { PaintedObjects } from '../glyphs/collectObjects.ts';
import type { Glyphs } from '../glyphs/glyphs.ts';

/** Letters closer together than this share of their size overlap; in honest documents only accents do. */
const pressedShare = 0.12;
const fewestPressed = 4;
/** A ligature stands for up to four letters. */
const mostOfOne = 4;

/**
 * Marks (1) letters on top of each other, which nobody can read: letters pressed together, or many letters in one place, because a font may claim
 * that one shape means a whole sentence.
 */
export function findPressed(glyphs: Glyphs, { given }: PaintedObjects): Uint8Array {
  const { count, style, styles } = glyphs;
  const pressed = new Uint8Array(count);
  for (let from = 0, to = 0; from < count; from = to) {
    const own = style[from]!;
    to = from + 1;
    while (to < count && style[to] === own) to++;
    if (to - from < fewestPressed || given.has(styles[own]!.object)) continue;
    markShared(glyphs, from, to, pressed);
    if (areNear(glyphs, from, to, pressed)) pressed.fill(1, from, to);
  }
  return pressed;
}

/**
 * Marks letters with the same origin. Within a word the first of them is what is drawn: programs make mistakes in what a letter means, and put
 * the text that follows it in the same place.
 */
function markShared({ originX, originY, right, spaceBefore }: Glyphs, start: number, end: number, pressed: Uint8Array): void {
  for (let from = start, to = start; from < end; from = to) {
    to = from + 1;
    while (to < end && originX[to] === originX[from] && originY[to] === originY[from]) to++;
    if (to - from <= mostOfOne) continue;
    const inWord = spaceBefore[from] === 0 && (from > start || (to < end && spaceBefore[to] === 0));
    pressed.fill(1, inWord ? from + 1 : from, to);
    if (inWord) right[from] = right[to - 1]!;
  }
}

function areNear({ style, styles, originX, originY }: Glyphs, from: number, to: number, pressed: Uint8Array): boolean {
  let [left, right, bottom, top, count] = [Infinity, -Infinity, Infinity, -Infinity, 0];
  for (let index = from; index < to; index++) {
    if (pressed[index] === 1) continue;
    left = Math.min(left, originX[index]!);
    right = Math.max(right, originX[index]!);
    bottom = Math.min(bottom, originY[index]!);
    top = Math.max(top, originY[index]!);
    count++;
  }
  const reach = (count - 1) * styles[style[from]!]!.fontSize * pressedShare;
  return count >= fewestPressed && Math.hypot(right - left, top - bottom) < reach;
}
