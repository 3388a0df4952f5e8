import type { HiddenText } from '../../../contract.ts';
import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';
import { type Bounds, collectObjects, type PaintedObjects } from './collectObjects.ts';
import { type PageFrame, readFrame, shownBox } from './placeGlyphs.ts';
import type { PdfTraits } from './prescanStreams.ts';
import { drawsIcons } from './readStyles.ts';
import { dropGivenTexts, findReplacements, isHonest, isIconCommand, type Replacement, readableGiven } from './replacedText.ts';

/** A page whose text is ready to be read. */
export interface LoadedText {
  page: number;
  frame: PageFrame;
  textPage: number;
  painted: PaintedObjects;
  /** Texts that the document supplies in place of other words that it draws. They are no longer in the text page. */
  replaced: HiddenText[];
}

/** Loads page `index` (from 0) with its text as drawn; null when PDFium has no such page. Close it with {@link closeText}. */
export function loadText(pdfium: Pdfium, document: number, index: number, traits: PdfTraits): LoadedText | null {
  const { call } = pdfium;
  const page = call.FPDF_LoadPage!(document, index);
  if (page === 0) return null;
  const painted = collectObjects(pdfium, page, traits.layers);
  const replacements = traits.replacements ? findReplacements(pdfium, painted.texts.keys()) : [];
  for (const { objects } of replacements) for (const object of objects) painted.given.add(object);
  const lies = findLies(pdfium, document, index, replacements);
  const frame = readFrame(pdfium, page);
  const replaced = lies.map(({ given, objects }) => ({
    text: readableGiven(given),
    page: index + 1,
    box: placeOf(objects, painted, frame, index + 1),
    reason: 'covered' as const,
  }));
  dropGivenTexts(
    pdfium,
    [...lies, ...replacements.filter(({ given }) => isIconCommand(given))].flatMap(({ objects }) => objects),
  );
  return { page, frame, textPage: call.FPDFText_LoadPage!(page), painted, replaced };
}

export function closeText(pdfium: Pdfium, { page, textPage }: LoadedText): void {
  pdfium.call.FPDFText_ClosePage!(textPage);
  pdfium.call.FPDF_ClosePage!(page);
}

/** Compares the supplied texts with what a second copy of the page draws once they are removed from it. */
function findLies(pdfium: Pdfium, document: number, index: number, replacements: readonly Replacement[]): Replacement[] {
  if (replacements.length === 0) return [];
  const { call } = pdfium;
  const page = call.FPDF_LoadPage!(document, index);
  const copies = findReplacements(pdfium, collectObjects(pdfium, page, false).texts.keys());
  dropGivenTexts(
    pdfium,
    copies.flatMap(({ objects }) => objects),
  );
  const textPage = call.FPDFText_LoadPage!(page);
  const drawn = readDrawn(pdfium, textPage);
  const lies = replacements.filter(({ given }, at) => {
    const objects = copies[at]?.objects ?? [];
    return !isIconCommand(given) && !isHonest(given, objects.map((object) => drawn.get(object) ?? '').join(''));
  });
  call.FPDFText_ClosePage!(textPage);
  call.FPDF_ClosePage!(page);
  return lies;
}

/** The characters of each text object. U+FFFD means a picture: a glyph of an icon font, or of a font that does not say what its characters are. */
function readDrawn(pdfium: Pdfium, textPage: number): Map<number, string> {
  const { call } = pdfium;
  const icons = new Map<number, boolean>();
  const drawn = new Map<number, string>();
  const count = call.FPDFText_CountChars!(textPage);
  for (let index = 0; index < count; index++) {
    if (call.FPDFText_IsGenerated!(textPage, index) === 1) continue;
    const object = call.FPDFText_GetTextObject!(textPage, index);
    const unmapped = call.FPDFText_HasUnicodeMapError!(textPage, index) === 1;
    const code = call.FPDFText_GetUnicode!(textPage, index) >>> 0;
    if (!icons.has(object)) icons.set(object, drawsIcons(pdfium, object));
    const letter = icons.get(object) || unmapped || code > 0x10ffff || code === 0 ? '\ufffd' : String.fromCodePoint(code);
    drawn.set(object, (drawn.get(object) ?? '') + letter);
  }
  return drawn;
}

function placeOf(objects: readonly number[], { texts }: PaintedObjects, frame: PageFrame, page: number): HiddenText['box'] {
  const own = objects.map((object) => texts.get(object)).filter((text) => text !== undefined);
  if (own.length === 0) return null;
  const around: Bounds = {
    left: Math.min(...own.map(({ left }) => left)),
    bottom: Math.min(...own.map(({ bottom }) => bottom)),
    right: Math.max(...own.map(({ right }) => right)),
    top: Math.max(...own.map(({ top }) => top)),
  };
  return shownBox(frame, around, page);
}
