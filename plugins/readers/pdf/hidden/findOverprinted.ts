import type { PaintedText } from '../glyphs/collectObjects.ts';

/** In points. */
const rowHeight = 12;
/** Letters overlap a little anyway. Overprinted text shares this much of the smaller text's height and, in width, of the larger text's height. */
const sharedHeight = 0.6;
const sharedWidth = 0.45;

/** Text objects that another text is painted over, even partly: its letters may be solid blocks that cover them. */
export function findOverprinted(texts: Iterable<PaintedText>): Set<number> {
  const rows = new Map<number, PaintedText[]>();
  for (const text of texts) {
    for (let row = Math.floor(text.bottom / rowHeight); row <= text.top / rowHeight; row++) {
      const own = rows.get(row);
      if (own === undefined) rows.set(row, [text]);
      else own.push(text);
    }
  }
  const overprinted = new Set<number>();
  for (const row of rows.values()) {
    row.sort((a, b) => a.left - b.left);
    for (let index = 0; index < row.length; index++) markOverlaps(row, index, overprinted);
  }
  return overprinted;
}

/** The texts of a row are sorted by left edge. */
function markOverlaps(row: readonly PaintedText[], index: number, overprinted: Set<number>): void {
  const one = row[index]!;
  const height = one.top - one.bottom;
  for (let next = index + 1; next < row.length && row[next]!.left < one.right; next++) {
    const two = row[next]!;
    const [small, large] = [Math.min(height, two.top - two.bottom), Math.max(height, two.top - two.bottom)];
    const shared = Math.min(one.top, two.top) - Math.max(one.bottom, two.bottom);
    if (shared > small * sharedHeight && Math.min(one.right, two.right) - two.left > large * sharedWidth)
      overprinted.add(one.z < two.z ? one.object : two.object);
  }
}
