import type { Glyphs } from './glyphs.ts';

/** Accents that stand beside letters as characters of their own, and the combining character of each. */
const combining = new Map(
  [
    ['`', '\u0300'],
    ['\u02cb', '\u0300'],
    ['´', '\u0301'],
    ['\u02ca', '\u0301'],
    ['^', '\u0302'],
    ['ˆ', '\u0302'],
    ['~', '\u0303'],
    ['˜', '\u0303'],
    ['¯', '\u0304'],
    ['ˉ', '\u0304'],
    ['˘', '\u0306'],
    ['˙', '\u0307'],
    ['¨', '\u0308'],
    ['˚', '\u030a'],
    ['°', '\u030a'],
    ['˝', '\u030b'],
    ['ˇ', '\u030c'],
    ['¸', '\u0327'],
    ['˛', '\u0328'],
  ].map(([accent, mark]) => [accent!.codePointAt(0)!, mark!] as const),
);

/** Letters that lose their dot to an accent. */
const dotless = new Map([
  [0x131, 'i'],
  [0x237, 'j'],
]);

/** How far an accent may stand above the line of its letter, as a share of the font size: TeX lifts those of capital letters. */
const highestAccent = 0.5;

/**
 * TeX draws "ü" as two characters over each other, "¨" and "u", in either order. If the last two glyphs are such a pair, the first becomes the
 * composed letter and the second is removed. Glyphs in PDF's own coordinates.
 */
export function composeAccent(glyphs: Glyphs): void {
  const last = glyphs.count - 1;
  if (last < 1 || glyphs.spaceBefore[last] === 1) return;
  const accent = combining.has(glyphs.codes[last]!) ? last : last - 1;
  const letter = accent === last ? last - 1 : last;
  const mark = combining.get(glyphs.codes[accent]!);
  if (mark === undefined || !isOver(glyphs, accent, letter)) return;
  const code = glyphs.codes[letter]!;
  const composed = `${dotless.get(code) ?? String.fromCodePoint(code)}${mark}`.normalize('NFC');
  if (composed.length > 1) return;
  const space = glyphs.spaceBefore[last - 1]!;
  copyGlyph(glyphs, letter, last - 1);
  glyphs.codes[last - 1] = composed.charCodeAt(0);
  glyphs.spaceBefore[last - 1] = space;
  glyphs.count = last;
}

/** Whether the accent's middle is over or under the letter. */
function isOver({ left, right, originY, styles, style }: Glyphs, accent: number, letter: number): boolean {
  const middle = (left[accent]! + right[accent]!) / 2;
  if (middle <= left[letter]! || middle >= right[letter]!) return false;
  const size = styles[style[letter]!]!.fontSize;
  return Math.abs(originY[accent]! - originY[letter]!) < size * highestAccent;
}

function copyGlyph(glyphs: Glyphs, from: number, to: number): void {
  const { codes, left, right, bottom, top, originX, originY, style, spaceBefore, blank } = glyphs;
  for (const values of [codes, left, right, bottom, top, originX, originY, style, spaceBefore, blank]) values[to] = values[from]!;
}
