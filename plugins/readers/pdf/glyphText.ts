import type { Glyphs } from './readGlyphs.ts';

/** Latin ligatures, U+FB00 to U+FB06: as letters they can be searched. */
const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'st', 'st'];
/** Places of Symbol and Wingdings at which stand the bullets that word processors use. */
const symbolBullets = new Set([
  0xf0b7, 0xf0a7, 0xf0d8, 0xf0fc, 0xf076, 0xf0a8, 0xf09f, 0xf06c, 0xf06e, 0xf071, 0xf075, 0xf0b2, 0xf0a1, 0xf0ae,
]);

export function isPrivateUse(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
}

/** A picture from an icon font: no text. The bullets of symbol fonts are not meant. */
export function isIcon(glyphs: Glyphs, index: number): boolean {
  const code = glyphs.codes[index]!;
  return (isPrivateUse(code) && !isSymbolBullet(glyphs, index)) || isLetteredIcon(glyphs, index);
}

/** An icon font may give its pictures the codes of letters. Where it shows whole words, somebody wrote what the icon stands for. */
function isLetteredIcon(glyphs: Glyphs, index: number): boolean {
  const style = glyphs.style[index]!;
  if (!glyphs.styles[style]!.icons) return false;
  const three = (from: number) =>
    from >= 0 && from + 2 < glyphs.count && [0, 1, 2].every((step) => glyphs.style[from + step] === style);
  return !three(index - 2) && !three(index - 1) && !three(index);
}

function isSymbolBullet(glyphs: Glyphs, index: number): boolean {
  return symbolBullets.has(glyphs.codes[index]!) && glyphs.styles[glyphs.style[index]!]!.symbols;
}

/** The text of the glyphs, composed; icons have none. */
export function glyphText(glyphs: Glyphs, from: number, to: number): string {
  let text = '';
  let combining = false;
  for (let index = from; index < to; index++) {
    const code = glyphs.codes[index]!;
    if (isLetteredIcon(glyphs, index)) continue;
    if (code < 0x300) {
      text += String.fromCharCode(code);
    } else if (isPrivateUse(code)) {
      if (isSymbolBullet(glyphs, index)) text += '•';
    } else {
      text += ligatures[code - 0xfb00] ?? String.fromCodePoint(code);
      if (code <= 0x36f) combining = true;
    }
  }
  return combining ? text.normalize('NFC') : text;
}
