import type { Pdfium } from '../../reading/pdfium/loadPdfium.ts';
import { type PageArea, type Rendering, renderPage } from '../../reading/pdfium/renderPage.ts';
import { clarity, type PixelBox, stepBetween, visibleStep } from './clarity.ts';
import type { PaintedObjects, PaintedText } from './collectObjects.ts';
import type { HiddenAtom } from './findHidden.ts';
import { type PageFrame, toShownBox } from './placeGlyphs.ts';

/** A drawing for comparison is at most this large; text then still shows. */
const maxPixels = 3_000_000;
const bestScale = 2;
const coarseScale = 1;
/** Pixels that must differ, as a share of the atom's box: a thin letter covers a tenth of its box. */
const visibleShare = 0.015;
/** Where letters are only lines, single specks of them are no letters. */
const outlinedShare = 0.08;
/** In points. */
const unknownExtent = 12;
/** Letters are painted in a colour that hardly any page has: this much red and blue, the rest green. */
const stencilColour = 200;
/** Of the pixels in the letters and around them, as many as must be as expected: of each alone, and of those among many that are. */
const clearShare = 0.7;
const dimShare = 0.35;
const mostly = 0.8;
const fewLetters = 3;

/** What drawings of a document may take together, in letters drawn: a real one takes a hundredth of it. */
const maxCost = 5_000_000;

/** What is left of it. */
export interface DrawingBudget {
  left: number;
}

export const openBudget = (): DrawingBudget => ({ left: maxCost });

/**
 * Decides the doubtful cases by looking: the page is drawn with and without the text in question, and what makes no difference cannot be
 * seen. Shapes with gradients, cut-outs, transparency and layers are all judged by what they do. Where drawing would take too long, what is
 * doubtful counts as hidden.
 */
export function confirmHidden(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  atoms: readonly HiddenAtom[],
  painted: PaintedObjects,
  budget: DrawingBudget,
): HiddenAtom[] {
  const doubtful = atoms.filter((atom) => !atom.certain);
  if (doubtful.length > 0) budget.left -= 2 * painted.cost;
  if (budget.left < 0) return [...atoms];
  // A coarse look settles what is plain to see; only the rest is worth a close one.
  const faint = doubtful.length === 0 ? [] : lookFor(pdfium, page, frame, doubtful, painted, coarseScale).unseen;
  if (faint.length === 0) return atoms.filter((atom) => atom.certain);
  budget.left -= 2 * painted.cost;
  const { unseen, view, withoutText } = lookFor(pdfium, page, frame, faint, painted, bestScale);
  const stencilled = findStencilled(pdfium, page, view, unseen, withoutText);
  const hidden = new Set(unseen.filter((atom) => !stencilled.has(atom)));
  return atoms.filter((atom) => atom.certain || hidden.has(atom));
}

interface Look {
  unseen: HiddenAtom[];
  view: View;
  withoutText: Rendering;
}

/** Draws the page with and without the atoms; they are left out of the page. */
function lookFor(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  atoms: readonly HiddenAtom[],
  painted: PaintedObjects,
  wanted: number,
): Look {
  const area = areaOf(atoms, frame);
  const scale = Math.min(wanted, Math.sqrt(maxPixels / Math.max(1, area.width * area.height)));
  const removed = new Set(atoms.map((atom) => atom.object));
  for (const twin of findTwins(removed, painted)) removed.add(twin);
  for (const object of removed) pdfium.call.FPDFPageObj_SetIsActive!(object, 1);
  const withText = renderPage(pdfium, page, area, scale, painted.annotated);
  for (const object of removed) pdfium.call.FPDFPageObj_SetIsActive!(object, 0);
  const withoutText = renderPage(pdfium, page, area, scale, painted.annotated);
  const view: View = { frame, area, scale };
  const seen = (atom: HiddenAtom) => differs(withText, withoutText, pixelsOf(atom, view, withText), neededShare(atom));
  return { unseen: atoms.filter((atom) => !seen(atom)), view, withoutText };
}

function neededShare({ blank, outlined }: HiddenAtom): number {
  if (blank) return 0;
  return outlined ? outlinedShare : visibleShare;
}

/**
 * Text may be seen without being painted, as the stencil of a gradient or a picture. Then the page shows, without the text, the shapes of
 * its letters: the colour changes where a letter would begin.
 */
function findStencilled(
  pdfium: Pdfium,
  page: number,
  view: View,
  unseen: readonly HiddenAtom[],
  withoutText: Rendering,
): Set<HiddenAtom> {
  const candidates = unseen.filter((atom) => atom.reason === 'invisible-mode');
  if (candidates.length === 0) return new Set();
  const { call } = pdfium;
  for (const { object } of candidates) {
    call.FPDFPageObj_SetIsActive!(object, 1);
    call.FPDFTextObj_SetTextRenderMode!(object, 0);
    call.FPDFPageObj_SetFillColor!(object, stencilColour, 255 - stencilColour, stencilColour, 255);
  }
  const letters = renderPage(pdfium, page, view.area, view.scale);
  const clear = new Map(candidates.map((atom) => [atom, clarity(withoutText, letters, pixelsOf(atom, view, letters))]));
  const shown = candidates.filter((atom) => clear.get(atom)! >= clearShare);
  if (shown.length < candidates.length * mostly) return new Set(shown);
  // Where nearly all of them show, so do the others: neighbours that reach into a box blur what is seen of a letter.
  return new Set(candidates.filter((atom) => clear.get(atom)! >= dimShare || atom.to - atom.from <= fewLetters));
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
    const around = atom.blank ? unknownExtent : 0;
    const box = toShownBox(frame, atom.left - around, atom.bottom - around, atom.right + around, atom.top + around);
    area.x0 = Math.min(area.x0, box.x0);
    area.y0 = Math.min(area.y0, box.y0);
    area.x1 = Math.max(area.x1, box.x1);
    area.y1 = Math.max(area.y1, box.y1);
  }
  const x = Math.max(0, area.x0 - 2);
  const y = Math.max(0, area.y0 - 2);
  return {
    x,
    y,
    width: Math.max(1, Math.min(frame.width, area.x1 + 2) - x),
    height: Math.max(1, Math.min(frame.height, area.y1 + 2) - y),
  };
}

interface View {
  frame: PageFrame;
  area: PageArea;
  scale: number;
}

function pixelsOf(atom: HiddenAtom, { frame, area, scale }: View, { width, height }: Rendering): PixelBox {
  // Where a font gives a letter no extent, its box says nothing of where it is drawn.
  const around = atom.blank ? unknownExtent : 0;
  const box = toShownBox(frame, atom.left - around, atom.bottom - around, atom.right + around, atom.top + around);
  return {
    x0: Math.max(0, Math.floor((box.x0 - area.x) * scale)),
    x1: Math.min(width, Math.ceil((box.x1 - area.x) * scale)),
    y0: Math.max(0, Math.floor((box.y0 - area.y) * scale)),
    y1: Math.min(height, Math.ceil((box.y1 - area.y) * scale)),
  };
}

function differs(one: Rendering, two: Rendering, box: PixelBox, share: number): boolean {
  const needed = Math.max(share === 0 ? 1 : 2, (box.x1 - box.x0) * (box.y1 - box.y0) * share);
  let different = 0;
  for (let y = box.y0; y < box.y1; y++) {
    for (let at = (y * one.width + box.x0) * 4, end = (y * one.width + box.x1) * 4; at < end; at += 4) {
      if (stepBetween(one.pixels, two.pixels, at, at) >= visibleStep && ++different >= needed) return true;
    }
  }
  return false;
}
