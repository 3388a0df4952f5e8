import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';
import { type Rendering, renderPage } from '../../../reading/pdfium/renderPage.ts';
import { visibleStep } from '../../../reading/shared/contrast.ts';
import type { PaintedObjects } from '../glyphs/collectObjects.ts';
import type { Glyphs } from '../glyphs/glyphs.ts';
import type { PageFrame } from '../glyphs/placeGlyphs.ts';
import { type PixelBox, stepBetween } from './clarity.ts';
import { findDoubled } from './findDoubled.ts';
import type { HiddenAtom } from './findHidden.ts';
import { type AtomPlace, areaOf, pixelBox, pixelsOf, type View } from './pixelBoxes.ts';

/** Largest drawing for a comparison; text is still visible at this size. */
const maxPixels = 3_000_000;
/** Share of the atom's box in which pixels must differ: a thin letter covers a tenth of its box. */
const visibleShare = 0.015;
/** For letters drawn as lines, where single specks are not letters. */
const outlinedShare = 0.08;
/** If less of a letter's height shows, as a share of the font size, only edges show: small letters are half the font size high. */
const readableHeight = 0.22;
/** Neighbours reach into a letter's box by this share of its width on both sides. */
const neighbourShare = 0.15;
/** At least this many letters must be missing inside a word, or the gap may be chance. */
const fewestInside = 2;

/** A page with text in doubt. Its glyphs must still be in PDF's page space. */
export interface DoubtedPage {
  page: number;
  frame: PageFrame;
  glyphs: Glyphs;
  painted: PaintedObjects;
}

/** What drawings of the page with and without the doubtful texts show. */
export interface Look {
  view: View;
  judge(atom: HiddenAtom): 'seen' | 'unseen';
  /** The letters of a visible text that do not show. */
  unseenParts(atom: HiddenAtom): HiddenAtom[];
}

/** Draws the whole page, and then the page without the texts of each layer in turn. */
export function lookAt(pdfium: Pdfium, doubted: DoubtedPage, layers: readonly HiddenAtom[][], wanted: number): Look {
  const { page, frame, painted, glyphs } = doubted;
  const area = areaOf(layers.flat(), frame);
  const view: View = { frame, area, scale: Math.min(wanted, Math.sqrt(maxPixels / Math.max(1, area.width * area.height))) };
  const draw = () => renderPage(pdfium, page, area, view.scale, painted.annotated);
  const whole = draw();
  const doubles = findDoubled(pdfium, glyphs, painted);
  const without = new Map<HiddenAtom, Rendering>();
  for (const layer of layers) {
    const removed = new Set(layer.flatMap(({ object }) => [object, ...(doubles.get(object) ?? [])]));
    for (const object of removed) pdfium.call.FPDFPageObj_SetIsActive!(object, 0);
    const rest = draw();
    for (const object of removed) pdfium.call.FPDFPageObj_SetIsActive!(object, 1);
    for (const atom of layer) without.set(atom, rest);
  }
  const judge = (atom: HiddenAtom) => {
    const rest = without.get(atom)!;
    const box = pixelsOf(tightly(atom, painted), view, whole);
    const needed =
      atom.blank || atom.reason !== 'covered' || !hasLetters(atom, glyphs)
        ? 1
        : glyphs.styles[glyphs.style[atom.from]!]!.fontSize * view.scale * readableHeight;
    return differs(whole, rest, box, neededShare(atom)) && rowsDiffer(whole, rest, box, needed) ? 'seen' : 'unseen';
  };
  const shows = (atom: HiddenAtom, index: number) => {
    const [left, right] = [glyphs.left[index]!, glyphs.right[index]!];
    const inset = (right - left) * neighbourShare;
    const bounds = { left: left + inset, right: right - inset, bottom: glyphs.bottom[index]!, top: glyphs.top[index]! };
    return rowsDiffer(whole, without.get(atom)!, pixelBox(bounds, view, whole), 1);
  };
  const unseenParts = (atom: HiddenAtom) => (isMeasurable(atom) && judge(atom) === 'seen' ? cut(atom, doubted, shows) : []);
  return { view, judge, unseenParts };
}

/** Other letters may be drawn outside their boxes, and on a picture single letters may be unreadable by chance. */
function isMeasurable({ blank, outlined, reason }: HiddenAtom): boolean {
  return !blank && !outlined && reason !== 'invisible-mode';
}

/** The runs of letters that do not show. */
function cut(atom: HiddenAtom, { glyphs }: DoubtedPage, shows: (atom: HiddenAtom, index: number) => boolean): HiddenAtom[] {
  const parts: HiddenAtom[] = [];
  for (let from = atom.from; from < atom.to; ) {
    let to = from;
    while (to < atom.to && !(isLetter(glyphs.codes[to]!) && shows(atom, to))) to++;
    const letters = Array.from({ length: to - from }, (_, step) => glyphs.codes[from + step]!).filter(isLetter).length;
    const atEdge = from === atom.from || to === atom.to;
    if (letters >= (atEdge ? 1 : fewestInside)) parts.push(partOf(atom, from, to, glyphs));
    from = Math.max(to, from + 1);
  }
  return parts;
}

/** The atom's place without the room above and below its letters, where other lines may reach. */
function tightly(atom: HiddenAtom, { texts }: PaintedObjects): AtomPlace {
  const text = texts.get(atom.object);
  if (text === undefined || atom.blank) return atom;
  const { left, right, blank } = atom;
  const [bottom, top] = [Math.max(atom.bottom, text.bottom), Math.min(atom.top, text.top)];
  return bottom < top ? { left, bottom, right, top, blank } : atom;
}

/** A dash is low without being cut. */
function hasLetters({ from, to }: HiddenAtom, { codes }: DoubtedPage['glyphs']): boolean {
  return codes.subarray(from, to).some(isLetter);
}

function isLetter(code: number): boolean {
  return /[\p{L}\p{N}]/u.test(String.fromCodePoint(code));
}

function partOf(atom: HiddenAtom, from: number, to: number, { left, right, bottom, top }: DoubtedPage['glyphs']): HiddenAtom {
  const part = { ...atom, from, to, left: left[from]!, right: right[from]!, bottom: bottom[from]!, top: top[from]! };
  for (let index = from + 1; index < to; index++) {
    part.left = Math.min(part.left, left[index]!);
    part.right = Math.max(part.right, right[index]!);
    part.bottom = Math.min(part.bottom, bottom[index]!);
    part.top = Math.max(part.top, top[index]!);
  }
  return part;
}

function neededShare({ blank, outlined }: HiddenAtom): number {
  if (blank) return 0;
  return outlined ? outlinedShare : visibleShare;
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

/** Whether at least `needed` rows of the box differ. */
function rowsDiffer(one: Rendering, two: Rendering, box: PixelBox, needed: number): boolean {
  let rows = 0;
  for (let y = box.y0; y < box.y1 && rows < needed; y++) {
    for (let at = (y * one.width + box.x0) * 4, end = (y * one.width + box.x1) * 4; at < end; at += 4) {
      if (stepBetween(one.pixels, two.pixels, at, at) < visibleStep) continue;
      rows++;
      break;
    }
  }
  return rows >= needed;
}
