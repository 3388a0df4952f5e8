import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';
import { isUnseenCharacter } from '../../../reading/shared/unseenCharacters.ts';
import { isTypographicHyphen, usualHyphen } from '../../../reading/shared/usualHyphens.ts';
import { composeAccent } from './composeAccents.ts';
import type { Glyphs } from './glyphs.ts';
import { drawsTexSymbols, type FontCache, readStyle, type TextStyle } from './readStyles.ts';

/** Share of the glyphs with a space before them: words have about six letters. */
const typedSpaces = 0.06;

function allocate(size: number): Glyphs {
  return {
    count: 0,
    characters: 0,
    codes: new Uint32Array(size),
    left: new Float32Array(size),
    right: new Float32Array(size),
    bottom: new Float32Array(size),
    top: new Float32Array(size),
    originX: new Float32Array(size),
    originY: new Float32Array(size),
    style: new Uint32Array(size),
    spaceBefore: new Uint8Array(size),
    blank: new Uint8Array(size),
    styles: [],
    typesSpaces: false,
  };
}

/** Reused for all pages; replaced when a page needs more room. A page's glyphs are valid until the next page is read. */
let pool = allocate(8192);

function reserve(size: number): Glyphs {
  if (pool.codes.length < size) pool = allocate(size * 2);
  pool.count = 0;
  pool.styles = [];
  return pool;
}

function isSpace(code: number): boolean {
  return (
    code <= 0x20 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x205f || code === 0x3000
  );
}

/**
 * If a font does not say what its characters mean, PDFium returns their codes. TeX's fonts have the ligatures ff, fi, fl, ffi, ffl below
 * the space: from 0x0B in the old encoding, from 0x1B in the newer one.
 */
const texLigatures = new Map([
  [0x0b, 0xfb00],
  [0x0c, 0xfb01],
  [0x0e, 0xfb03],
  [0x0f, 0xfb04],
  [0x1b, 0xfb00],
  [0x1c, 0xfb01],
  [0x1d, 0xfb02],
  [0x1e, 0xfb03],
  [0x1f, 0xfb04],
]);

/** The separators among TeX's symbols, "⋄" and "•", which have the codes of ligatures or none in other fonts. */
const texSymbols = new Map([
  [0x05, 0x22c4],
  [0x0f, 0x2022],
]);

const softHyphen = 0xad;

/** The character that a reader sees. */
function seenAs(code: number): number {
  // PDFium's mark for a hyphen at the end of a line.
  if (code === 2) return usualHyphen;
  // Browsers draw it where they divide a word; within lines it becomes the usual hyphen.
  if (isTypographicHyphen(code)) return softHyphen;
  return code < 0x20 ? (texLigatures.get(code) ?? code) : code;
}

/** Share of the font size; even the thinnest dashes and letters are several times as thick. */
const emptyShare = 0.005;

/** Whether the font draws nothing for the character: the tight box around its shape is empty. Checked once per font and character. */
function isBlank(pdfium: Pdfium, textPage: number, index: number, code: number, { blanks, fontSize }: TextStyle): boolean {
  if (blanks === null) return false;
  let blank = blanks.get(code);
  if (blank === undefined) {
    const { call, memory, scratch } = pdfium;
    call.FPDFText_GetCharBox!(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
    const [left = 0, right = 0, bottom = 0, top = 0] = memory.HEAPF64.subarray(scratch >> 3, (scratch >> 3) + 4);
    blank = Math.min(right - left, top - bottom) < fontSize * emptyShare;
    blanks.set(code, blank);
  }
  return blank;
}

/** Reads at most `limit` characters. Spaces are not glyphs; they are recorded on the glyph that follows. */
export function readGlyphs(pdfium: Pdfium, textPage: number, fonts: FontCache, limit: number): Glyphs {
  const { call, memory, scratch } = pdfium;
  const total = Math.min(call.FPDFText_CountChars!(textPage), limit);
  const glyphs = reserve(total);
  glyphs.characters = total;
  const styleOf = new Map<number, number>();
  const float = scratch >> 2;
  const double = (scratch + 16) >> 3;
  let space = 0;
  let spaces = 0;
  let lastObject = 0;
  let lastStyle = 0;
  for (let index = 0; index < total; index++) {
    // A generated character is PDFium's own guess at a space or line end; the gaps are more reliable.
    if (call.FPDFText_IsGenerated!(textPage, index) === 1) continue;
    const given = call.FPDFText_GetUnicode!(textPage, index) >>> 0;
    const symbol = texSymbols.get(given);
    const isSymbol = symbol !== undefined && drawsTexSymbols(pdfium, call.FPDFText_GetTextObject!(textPage, index));
    const code = isSymbol ? symbol : seenAs(given);
    if (isSpace(code)) {
      space = 1;
      continue;
    }
    if ((isUnseenCharacter(code) && code !== softHyphen) || code === 0xfffe || code === 0xffff) continue;
    const object = call.FPDFText_GetTextObject!(textPage, index);
    if (object === 0) continue;
    if (object !== lastObject) {
      lastObject = object;
      const known = styleOf.get(object);
      lastStyle = known ?? glyphs.styles.length;
      if (known === undefined) {
        styleOf.set(object, lastStyle);
        glyphs.styles.push(readStyle(pdfium, textPage, index, object, fonts));
      }
    }
    if (call.FPDFText_HasUnicodeMapError!(textPage, index) === 1) glyphs.styles[lastStyle]!.unmapped = true;
    call.FPDFText_GetLooseCharBox!(textPage, index, scratch);
    // A soft hyphen that is not drawn has no width.
    if (code === softHyphen && memory.HEAPF32[float + 2]! <= memory.HEAPF32[float]!) continue;
    call.FPDFText_GetCharOrigin!(textPage, index, scratch + 16, scratch + 24);
    const at = glyphs.count++;
    glyphs.codes[at] = code;
    glyphs.left[at] = memory.HEAPF32[float]!;
    glyphs.top[at] = memory.HEAPF32[float + 1]!;
    glyphs.right[at] = memory.HEAPF32[float + 2]!;
    glyphs.bottom[at] = memory.HEAPF32[float + 3]!;
    glyphs.originX[at] = memory.HEAPF64[double]!;
    glyphs.originY[at] = memory.HEAPF64[double + 1]!;
    glyphs.style[at] = lastStyle;
    glyphs.spaceBefore[at] = space;
    spaces += space;
    glyphs.blank[at] = isBlank(pdfium, textPage, index, code, glyphs.styles[lastStyle]!) ? 1 : 0;
    composeAccent(glyphs);
    space = 0;
  }
  glyphs.typesSpaces = spaces > glyphs.count * typedSpaces;
  return glyphs;
}
