import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';
import type { PaintedObjects, PaintedText } from '../glyphs/collectObjects.ts';
import type { Glyphs } from '../glyphs/glyphs.ts';

/** In points: a shadow is at most this far from its text, and its width differs by less than this. */
const farthest = 6;
const sameWidth = 0.5;

/**
 * Text objects that paint the letters of another one again, as a shadow or a fake bold does, by the object that the text page reports: PDFium
 * leaves the repeats out of the text page. They have the same font and width; text left out for another reason does not count.
 */
export function findDoubled(pdfium: Pdfium, { styles }: Glyphs, { texts }: PaintedObjects): Map<number, number[]> {
  const told = new Set(styles.map(({ object }) => object));
  const doubles = new Map<number, number[]>();
  const untold = [...texts.values()].filter(({ object }) => !told.has(object));
  if (untold.length === 0) return doubles;
  const originals = new Map<number, PaintedText[]>();
  for (const text of texts.values()) {
    const row = rowOf(text);
    if (!told.has(text.object)) continue;
    const known = originals.get(row);
    if (known === undefined) originals.set(row, [text]);
    else known.push(text);
  }
  const fontOf = ({ object }: PaintedText) => pdfium.call.FPDFTextObj_GetFont!(object);
  for (const text of untold) {
    const near = [-1, 0, 1].flatMap((step) => originals.get(rowOf(text) + step) ?? []);
    for (const original of near)
      if (coincide(original, text) && fontOf(original) === fontOf(text))
        doubles.set(original.object, [...(doubles.get(original.object) ?? []), text.object]);
  }
  return doubles;
}

function rowOf({ bottom }: PaintedText): number {
  return Math.floor(bottom / farthest);
}

function coincide(one: PaintedText, two: PaintedText): boolean {
  return (
    Math.abs(one.left - two.left) < farthest &&
    Math.abs(one.bottom - two.bottom) < farthest &&
    Math.abs(one.right - one.left - two.right + two.left) < sameWidth
  );
}
