import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';

/** How one text object of the page is drawn. */
export interface TextStyle {
  /** The object's address in PDFium. */
  object: number;
  /** The font's address in PDFium. */
  font: number;
  /** Its font does not say which character one of its shapes is; found as they are read. */
  unmapped: boolean;
  fontSize: number;
  bold: boolean;
  italic: boolean;
  /** The font has pictures in the private use area: Symbol, Wingdings. */
  symbols: boolean;
  /** An icon font, whose letters are pictures too. */
  icons: boolean;
  /** 0xRRGGBB, or -1 for a pattern, whose colours only a drawing shows. */
  colour: number;
  /** 0 to 255. */
  alpha: number;
  /** PDF text rendering mode; 3 paints nothing. */
  mode: number;
  /** Its letters are drawn as lines or outlined in another colour. */
  outlined: boolean;
  /** Angle of the text in radians, counter-clockwise; 0 for ordinary text. */
  angle: number;
  /** Width of the letters as a share of their natural width. */
  stretch: number;
  /** Marked content id, or -1. */
  markedContent: number;
  /** Each of the font's letters is a drawing (type 3 font), which may show anything or nothing. */
  drawn: boolean;
  /** Whether the font draws nothing for a letter, by code; filled in as letters occur. Null for fonts that are not in the document. */
  blanks: Map<number, boolean> | null;
}

interface FontLook {
  bold: boolean;
  italic: boolean;
  symbols: boolean;
  icons: boolean;
  drawn: boolean;
  blanks: Map<number, boolean> | null;
}

/** Properties of the document's fonts, by address. */
export type FontCache = Map<number, FontLook>;

const boldName = /bold|black|heavy|semibd|demi(?!nutive)|[-_,]bd\b/i;
const notBoldName = /regular|light|book|thin|roman\b/i;
const italicName = /italic|oblique|[-_,](?:it|ital)\b|slanted/i;
const symbolName = /symbol|wingdings|webdings|dingbats/i;
const iconName =
  /awesome|marvosym|glyphicons|ionicons|icomoon|fontello|academicons|(?:^|[+ -])(?:material(?:design)?|bootstrap)?[ -]?icons?\b/i;
/** Font descriptor flags: 7th bit italic, 19th force bold. */
const italicFlag = 1 << 6;
const forceBoldFlag = 1 << 18;

function readFontName(pdfium: Pdfium, font: number): string {
  const { call, memory, scratch } = pdfium;
  const length = Math.min(call.FPDFFont_GetBaseFontName!(font, scratch, 512), 512);
  return length > 1 ? Buffer.from(memory.HEAPU8.subarray(scratch, scratch + length - 1)).toString('latin1') : '';
}

/** Whether a text object uses an icon font. */
export function drawsIcons(pdfium: Pdfium, object: number): boolean {
  const font = object === 0 ? 0 : pdfium.call.FPDFTextObj_GetFont!(object);
  return font !== 0 && iconName.test(readFontName(pdfium, font));
}

/** TeX's fonts of mathematical symbols: CMSY10, LMMathSymbols10. */
const texSymbolName = /(?:^|\+)(?:CM|LM)(?:B?SY|MathSymbols)/;

/** Whether a text object uses one of TeX's fonts of mathematical symbols. */
export function drawsTexSymbols(pdfium: Pdfium, object: number): boolean {
  const font = object === 0 ? 0 : pdfium.call.FPDFTextObj_GetFont!(object);
  return font !== 0 && texSymbolName.test(readFontName(pdfium, font));
}

function readFontLook(pdfium: Pdfium, font: number): FontLook {
  const name = readFontName(pdfium, font);
  const flags = pdfium.call.FPDFFont_GetFlags!(font);
  const heavy = pdfium.call.FPDFFont_GetWeight!(font) >= 700 || (flags & forceBoldFlag) !== 0;
  const bold = boldName.test(name) || (heavy && !notBoldName.test(name));
  const italic = italicName.test(name) || (flags >= 0 && (flags & italicFlag) !== 0);
  const { call, memory, scratch } = pdfium;
  memory.HEAP32[scratch >> 2] = 0;
  call.FPDFFont_GetFontData!(font, 0, 0, scratch);
  const embedded = call.FPDFFont_GetIsEmbedded!(font) === 1;
  const drawn = embedded && memory.HEAP32[scratch >> 2] === 0;
  return { bold, italic, symbols: symbolName.test(name), icons: iconName.test(name), drawn, blanks: embedded ? new Map() : null };
}

/** The colour that PDFium reports for a coloured pattern. A plain grey of exactly this shade is checked needlessly. */
const patternColour = 0xbfbfbf;

function readColour(pdfium: Pdfium, object: number, stroke: boolean): { colour: number; alpha: number } {
  const { call, memory, scratch } = pdfium;
  const read = stroke ? call.FPDFPageObj_GetStrokeColor! : call.FPDFPageObj_GetFillColor!;
  if (!read(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return { colour: 0, alpha: 255 };
  const at = scratch >> 2;
  const view = memory.HEAP32;
  const colour = (view[at]! << 16) | (view[at + 1]! << 8) | view[at + 2]!;
  return { colour: colour === patternColour ? -1 : colour, alpha: view[at + 3]! };
}

/** Reads the style of the text object that holds character `index` of the text page. */
export function readStyle(pdfium: Pdfium, textPage: number, index: number, object: number, fonts: FontCache): TextStyle {
  const { call, memory, scratch } = pdfium;
  const font = call.FPDFTextObj_GetFont!(object);
  let look = fonts.get(font);
  if (look === undefined) {
    look = readFontLook(pdfium, font);
    fonts.set(font, look);
  }
  const mode = call.FPDFTextObj_GetTextRenderMode!(object);
  const { colour, alpha } = readColour(pdfium, object, mode === 1);
  const strokes = mode % 4 === 1 || (mode % 4 === 2 && readColour(pdfium, object, true).colour !== colour);
  call.FPDFTextObj_GetFontSize!(object, scratch);
  let fontSize = memory.HEAPF32[scratch >> 2]!;
  let angle = 0;
  let stretch = 1;
  if (call.FPDFText_GetMatrix!(textPage, index, scratch)) {
    const at = scratch >> 2;
    const view = memory.HEAPF32;
    const heightScale = Math.hypot(view[at + 2]!, view[at + 3]!);
    fontSize *= heightScale;
    stretch = Math.hypot(view[at]!, view[at + 1]!) / (heightScale || 1);
    angle = Math.atan2(view[at + 1]!, view[at]!);
  }
  const markedContent = call.FPDFPageObj_GetMarkedContentID!(object);
  // Programs without a bold font fill and stroke the letters to make one.
  return {
    object,
    font,
    unmapped: false,
    fontSize,
    bold: look.bold || mode === 2,
    italic: look.italic,
    symbols: look.symbols,
    icons: look.icons,
    colour,
    alpha,
    mode,
    outlined: strokes,
    angle,
    stretch,
    markedContent,
    drawn: look.drawn,
    blanks: look.blanks,
  };
}
