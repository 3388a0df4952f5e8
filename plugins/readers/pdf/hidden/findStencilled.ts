import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';
import { type Rendering, renderPage } from '../../../reading/pdfium/renderPage.ts';
import { clarity } from './clarity.ts';
import type { HiddenAtom } from './findHidden.ts';
import { pixelsOf, type View } from './pixelBoxes.ts';

/** Letters are painted in a colour that hardly any page has: this much red and blue, the rest in green. */
const stencilColour = 200;
/** Share of the pixels in and around the letters that must look as expected: for an atom by itself, and for one among many that are visible. */
const clearShare = 0.7;
const dimShare = 0.35;
const mostly = 0.8;
const fewLetters = 3;

/**
 * Text may be visible without being painted, as the stencil of a gradient or a picture. The page then shows the shapes of its letters even without
 * the text: the colour changes where a letter begins.
 */
export function findStencilled(pdfium: Pdfium, page: number, view: View, unseen: readonly HiddenAtom[]): Set<HiddenAtom> {
  const candidates = unseen.filter((atom) => atom.reason === 'invisible-mode');
  if (candidates.length === 0) return new Set();
  const { call } = pdfium;
  for (const { object } of unseen) call.FPDFPageObj_SetIsActive!(object, 0);
  const withoutText: Rendering = renderPage(pdfium, page, view.area, view.scale);
  for (const { object } of candidates) {
    call.FPDFPageObj_SetIsActive!(object, 1);
    call.FPDFTextObj_SetTextRenderMode!(object, 0);
    call.FPDFPageObj_SetFillColor!(object, stencilColour, 255 - stencilColour, stencilColour, 255);
  }
  const letters = renderPage(pdfium, page, view.area, view.scale);
  const clear = new Map(candidates.map((atom) => [atom, clarity(withoutText, letters, pixelsOf(atom, view, letters))]));
  const shown = candidates.filter((atom) => clear.get(atom)! >= clearShare);
  if (shown.length < candidates.length * mostly) return new Set(shown);
  // When nearly all of them are visible, so are the others: neighbours that reach into a letter's box blur the comparison.
  return new Set(candidates.filter((atom) => clear.get(atom)! >= dimShare || atom.to - atom.from <= fewLetters));
}
