import { areInterleaved, looksTabular, readsAcross } from './columnVerdict.ts';
import { type Cut, groupsBetween, horizontalCuts, verticalCuts } from './cuts.ts';
import { findColumnBand } from './findColumnBand.ts';
import { joinLabelled } from './joinLabelled.ts';
import { partFurniture } from './partFurniture.ts';
import type { Segment } from './segments.ts';

/** Segments to be read line by line; the next region is read after it. */
export type Region = Segment[];

/** Fewer segments make no two columns worth telling from rows. */
const fewestInColumns = 8;
/** Deeper nesting than this is no layout but an attack or noise: it is read line by line. */
const maxDepth = 60;

/**
 * Cuts a page by its white space into regions in reading order (an XY-cut). Where both a horizontal and a vertical cut are possible, the
 * order in which the author's program wrote the page decides: a sidebar is written whole before or after the text beside it, the cells of a timeline
 * alternate. Where that order fits neither (floats, positioned boxes), the shape of the columns does.
 */
export function orderSegments(segments: Segment[], trustOrder: boolean): Region[] {
  const { above, body, below } = trustOrder ? partFurniture(segments) : { above: [], body: segments, below: [] };
  const regions: Region[] = [];
  cutRegion(body, trustOrder, 0, regions);
  return [...above, ...regions, ...below];
}

function cutRegion(segments: Segment[], trustOrder: boolean, depth: number, regions: Region[]): void {
  if (segments.length < 2 || depth > maxDepth) {
    regions.push(segments);
    return;
  }
  const groups = (trustOrder ? cutByOrder(segments) : null) ?? cutByShape(segments);
  if (groups === null) regions.push(segments);
  else for (const group of groups) cutRegion(group, trustOrder, depth + 1, regions);
}

/** Cuts with which the order of writing agrees. */
function cutByOrder(segments: Segment[]): Segment[][] | null {
  const interleaved =
    segments.length < fewestInColumns
      ? undefined
      : verticalCuts(segments).find((cut) => cut.agrees === 0 && areInterleaved(cut.before, cut.after));
  if (interleaved !== undefined) return [interleaved.before, interleaved.after];
  const across = horizontalCuts(segments).filter((cut) => cut.agrees === 1);
  if (across.length > 0) {
    const bands = joinLabelled(groupsBetween(across));
    if (bands.length > 1) return bands;
  }
  const down = verticalCuts(segments).filter((cut) => cut.agrees !== 0 && !readsAcross(cut.before, cut.after));
  const cut = widest(down);
  if (cut === null) return null;
  return cut.agrees === 1 ? [cut.before, cut.after] : [cut.after, cut.before];
}

/** Cuts by the shape alone. */
function cutByShape(segments: Segment[]): Segment[][] | null {
  const gutter = widest(verticalCuts(segments).filter((cut) => !looksTabular(cut.before, cut.after)));
  if (gutter !== null) return [gutter.before, gutter.after];
  const band = findColumnBand(segments);
  if (band !== null) return [band.above, band.left, band.right, band.below].filter((group) => group.length > 0);
  const across = horizontalCuts(segments);
  return across.length > 0 ? groupsBetween(across) : null;
}

function widest(cuts: readonly Cut[]): Cut | null {
  return cuts.reduce<Cut | null>((best, cut) => (best === null || cut.gap > best.gap ? cut : best), null);
}
