import type { Glyphs } from './glyphs.ts';

/** Latin ligatures, U+FB00 to U+FB06, as separate letters so that they can be searched. */
const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st'];
/** Codes in Symbol and Wingdings of the bullets that word processors use. */
const symbolBullets = new Set([
  0xf0b7, 0xf0a7, 0xf0d8, 0xf0fc, 0xf076, 0xf0a8, 0xf09f, 0xf06c, 0xf06e, 0xf071, 0xf075, 0xf0b2, 0xf0a1, 0xf0ae,
]);

export function isPrivateUse(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
}

/** Whether the glyph is a picture from an icon font, not text. Bullets of symbol fonts do not count. */
export function isIcon(glyphs: Glyphs, index: number): boolean {
  const code = glyphs.codes[index]!;
  return (isPrivateUse(code) && !isSymbolBullet(glyphs, index)) || isLetteredIcon(glyphs, index);
}

/** An icon font may give its pictures the codes of letters. If it shows whole words, they are text: somebody spelled out what the icon means. */
function isLetteredIcon(glyphs: Glyphs, index: number): boolean {
  const style = glyphs.style[index]!;
  if (!glyphs.styles[style]!.icons) return false;
  const three = (from: number) =>
    from >= 0 && from + 2 < glyphs.count && [0, 1, 2].every((step) => glyphs.style[from + step] === style);
  return !three(index - 2) && !three(index - 1) && !three(index);
}

function isSymbolBullet(glyphs: Glyphs, index: number): boolean {
  const code = glyphs.codes[index]!;
  // Some programs leave the private area out: a square of Wingdings comes as "§".
  const given = code >= 0x80 && code < 0x100 ? 0xf000 + code : code;
  return symbolBullets.has(given) && glyphs.styles[glyphs.style[index]!]!.symbols;
}

/** The composed text of the glyphs, without icons. */
export function glyphText(glyphs: Glyphs, from: number, to: number): string {
  let text = '';
  let combining = false;
  for (let index = from; index < to; index++) {
    const code = glyphs.codes[index]!;
    if (isLetteredIcon(glyphs, index)) continue;
    if (code >= 0x80 && isSymbolBullet(glyphs, index)) {
      text += '•';
    } else if (code < 0x300) {
      text += String.fromCharCode(code);
    } else if (!isPrivateUse(code)) {
      text += ligatures[code - 0xfb00] ?? String.fromCodePoint(code);
      if (code <= 0x36f) combining = true;
    }
  }
  return combining ? text.normalize('NFC') : text;
}
