import { type PageArea, type Rendering, renderPage } from '../pdfium/renderPage.ts';
import type { Pdfium } from '../pdfium/loadPdfium.ts';
import type { PaintedObjects, PaintedText } from './collectObjects.ts';
import type { HiddenAtom } from './findHidden.ts';
import { type PageFrame, toShownBox } from './placeGlyphs.ts';

/** A drawing for comparison is at most this large; text then still shows. */
const maxPixels = 3_000_000;
const bestScale = 2;
/** Of 255: a smaller difference of a pixel is not seen (#efefef on white is 16). */
const visibleStep = 18;
/** Pixels that must differ, as a share of the atom's box: a thin letter covers a tenth of its box. */
const visibleShare = 0.015;

/**
 * Decides the doubtful cases by looking: the page is drawn with and without the text in question, and what makes no difference cannot be
 * seen. Shapes with gradients, cut-outs, transparency and layers are all judged by what they do.
 */
export function confirmHidden(pdfium: Pdfium, page: number, frame: PageFrame, atoms: readonly HiddenAtom[], painted: PaintedObjects): HiddenAtom[] {
  const doubtful = atoms.filter((atom) => !atom.certain);
  if (doubtful.length === 0) return [...atoms];
  const area = areaOf(doubtful, frame);
  const scale = Math.min(bestScale, Math.sqrt(maxPixels / Math.max(1, area.width * area.height)));
  const withText = renderPage(pdfium, page, area, scale);
  const removed = new Set(doubtful.map((atom) => atom.object));
  for (const twin of findTwins(removed, painted)) removed.add(twin);
  for (const object of removed) pdfium.call.FPDFPageObj_SetIsActive!(object, 0);
  const withoutText = renderPage(pdfium, page, area, scale);
  return atoms.filter((atom) => atom.certain || !differs(withText, withoutText, atom, frame, area, scale));
}

/** PDFium reports text that is painted twice (a shadow, a fake bold) once; all its paintings must go for a comparison. */
function findTwins(objects: ReadonlySet<number>, { texts }: PaintedObjects): number[] {
  const twins: number[] = [];
  const originals = [...objects].flatMap((object) => texts.get(object) ?? []);
  for (const text of texts.values()) {
    if (!objects.has(text.object) && originals.some((original) => coincide(original, text))) twins.push(text.object);
  }
  return twins;
}

function coincide(one: PaintedText, two: PaintedText): boolean {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.top, two.top) - Math.max(one.bottom, two.bottom);
  const smaller = Math.min((one.right - one.left) * (one.top - one.bottom), (two.right - two.left) * (two.top - two.bottom));
  return width > 0 && height > 0 && width * height > smaller * 0.5;
}

function areaOf(atoms: readonly HiddenAtom[], frame: PageFrame): PageArea {
  const area = { x0: frame.width, y0: frame.height, x1: 0, y1: 0 };
  for (const atom of atoms) {
    const box = toShownBox(frame, atom.left, atom.bottom, atom.right, atom.top);
    area.x0 = Math.min(area.x0, box.x0);
    area.y0 = Math.min(area.y0, box.y0);
    area.x1 = Math.max(area.x1, box.x1);
    area.y1 = Math.max(area.y1, box.y1);
  }
  const x = Math.max(0, area.x0 - 2);
  const y = Math.max(0, area.y0 - 2);
  return { x, y, width: Math.max(1, Math.min(frame.width, area.x1 + 2) - x), height: Math.max(1, Math.min(frame.height, area.y1 + 2) - y) };
}

function differs(one: Rendering, two: Rendering, atom: HiddenAtom, frame: PageFrame, area: PageArea, scale: number): boolean {
  const box = toShownBox(frame, atom.left, atom.bottom, atom.right, atom.top);
  const x0 = Math.max(0, Math.floor((box.x0 - area.x) * scale));
  const x1 = Math.min(one.width, Math.ceil((box.x1 - area.x) * scale));
  const y0 = Math.max(0, Math.floor((box.y0 - area.y) * scale));
  const y1 = Math.min(one.height, Math.ceil((box.y1 - area.y) * scale));
  const needed = Math.max(2, (x1 - x0) * (y1 - y0) * visibleShare);
  let different = 0;
  for (let y = y0; y < y1; y++) {
    for (let at = (y * one.width + x0) * 4, end = (y * one.width + x1) * 4; at < end; at += 4) {
      const step = Math.max(
        Math.abs(one.pixels[at]! - two.pixels[at]!),
        Math.abs(one.pixels[at + 1]! - two.pixels[at + 1]!),
        Math.abs(one.pixels[at + 2]! - two.pixels[at + 2]!),
      );
      if (step >= visibleStep && ++different >= needed) return true;
    }
  }
  return false;
}
