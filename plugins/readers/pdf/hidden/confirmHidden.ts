import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';
import type { PaintedObjects, PaintedText } from '../glyphs/collectObjects.ts';
import type { HiddenAtom } from './findHidden.ts';
import { findStencilled } from './findStencilled.ts';
import { type DoubtedPage, type Look, lookAt } from './lookAt.ts';

const bestScale = 2;
const coarseScale = 1;
/** Overlapping texts are taken out of the page one after the other. No honest page has more layers of doubtful text than this. */
const mostLayers = 10;
/** In points: texts that share less in width are beside each other, and so are lines that are farther apart than one pixel of the coarse drawing. */
const sharedWidth = 0.5;
const sharedPixel = 1;
/** In points, with the highest number of rows per text. */
const rowHeight = 8;
const mostRows = 400;

/** Drawing budget per document, measured in letters drawn: a real document takes a hundredth of it. */
const maxCost = 5_000_000;

/** The rest of the budget. */
export interface DrawingBudget {
  left: number;
}

export const openBudget = (): DrawingBudget => ({ left: maxCost });

/**
 * Decides doubtful cases by drawing the page with and without each text in question: if the drawing does not change, the text cannot be seen,
 * whatever is over or under it. This judges gradients, cut-outs, transparency and layers by their effect. If only part of a text
 * shows, the letters that do not are returned. When drawing would take too long, doubtful text counts as hidden.
 */
export function confirmHidden(
  pdfium: Pdfium,
  doubted: DoubtedPage,
  atoms: readonly HiddenAtom[],
  budget: DrawingBudget,
): HiddenAtom[] {
  const certain = atoms.filter((atom) => atom.certain);
  const doubtful = atoms.filter((atom) => !atom.certain);
  if (doubtful.length === 0) return certain;
  const layers = separateLayers(doubtful, doubted.painted);
  const beyond = layers.slice(mostLayers).flat();
  const judged = layers.slice(0, mostLayers);
  // A coarse drawing settles the obvious cases; only the rest is worth a closer look.
  const coarse = pay(budget, doubted, judged) ? lookAt(pdfium, doubted, judged, coarseScale) : null;
  if (coarse === null) return [...atoms];
  const unclear = judged.map((layer) => layer.filter((atom) => !isPlain(coarse, atom))).filter((layer) => layer.length > 0);
  if (unclear.length === 0) return inOrder([...certain, ...beyond]);
  if (!pay(budget, doubted, unclear)) return inOrder([...certain, ...beyond, ...unclear.flat()]);
  const close = lookAt(pdfium, doubted, unclear, bestScale);
  const unseen = unclear.flat().filter((atom) => close.judge(atom) === 'unseen');
  const parts = unclear.flat().flatMap((atom) => close.unseenParts(atom));
  const stencilled = findStencilled(pdfium, doubted.page, close.view, unseen);
  return inOrder([...certain, ...beyond, ...parts, ...unseen.filter((atom) => !stencilled.has(atom))]);
}

function isPlain(look: Look, atom: HiddenAtom): boolean {
  return look.judge(atom) === 'seen' && look.unseenParts(atom).length === 0;
}

function pay(budget: DrawingBudget, { painted }: DoubtedPage, layers: readonly HiddenAtom[][]): boolean {
  budget.left -= (layers.length + 1) * painted.cost;
  return budget.left >= 0;
}

function inOrder(atoms: HiddenAtom[]): HiddenAtom[] {
  return atoms.sort((a, b) => a.from - b.from);
}

/** Groups the atoms so that no two texts in a group overlap. */
function separateLayers(atoms: readonly HiddenAtom[], { texts }: PaintedObjects): HiddenAtom[][] {
  const layers: { rows: Map<number, PaintedText[]>; atoms: HiddenAtom[] }[] = [];
  const layerOf = new Map<number, HiddenAtom[]>();
  for (const atom of atoms) {
    let own = layerOf.get(atom.object);
    if (own === undefined) {
      const text = texts.get(atom.object);
      const rows = text === undefined ? [] : rowsOf(text);
      const isFree = (one: (typeof layers)[number]) =>
        !rows.some((row) => one.rows.get(row)?.some((other) => isOver(other, text!)) === true);
      let layer = layers.find(isFree);
      if (layer === undefined) layers.push((layer = { rows: new Map(), atoms: [] }));
      for (const row of rows) {
        const known = layer.rows.get(row);
        if (known === undefined) layer.rows.set(row, [text!]);
        else known.push(text!);
      }
      own = layer.atoms;
      layerOf.set(atom.object, own);
    }
    own.push(atom);
  }
  return layers.map((layer) => layer.atoms);
}

/** The strips of the page that the text touches. */
function rowsOf({ bottom, top }: PaintedText): number[] {
  const first = Math.floor((bottom - sharedPixel) / rowHeight);
  const count = Math.min(mostRows, Math.floor((top + sharedPixel) / rowHeight) - first + 1) || 1;
  return Array.from({ length: Math.max(1, count) }, (_, index) => first + index);
}

function isOver(one: PaintedText, two: PaintedText): boolean {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.top, two.top) - Math.max(one.bottom, two.bottom);
  return width > sharedWidth && height > -sharedPixel;
}
