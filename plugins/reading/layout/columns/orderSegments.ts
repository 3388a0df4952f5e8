import type { Segment } from '../parts/segments.ts';
import { areEqualColumns } from './areEqualColumns.ts';
import { areInterleaved, looksTabular, readsAcross } from './columnVerdict.ts';
import { type Cut, groupsBetween, horizontalCuts, verticalCuts } from './cuts.ts';
import { findColumnBand } from './findColumnBand.ts';
import { joinLabelled } from './joinLabelled.ts';
import { sectionsBesideLabels } from './sectionsBesideLabels.ts';
import { splitFurniture } from './splitFurniture.ts';

/** Segments to read line by line; the next region is read after it. */
export interface Region {
  segments: Segment[];
  column: Column;
}

/** The column of the page that contains a region. */
export interface Column {
  /** The right end of its longest line. */
  right: number;
  /** Where the next column begins; infinite for the last one. */
  next: number;
}

/** With fewer segments, telling two columns from rows is not worthwhile. */
const fewestInColumns = 8;
/** A program that writes line by line across two columns continues beside the line it wrote last at least this often. */
const fewestAcross = 8;
/** Deeper nesting is not a layout but an attack or noise, and is read line by line. */
const maxDepth = 60;

/**
 * Cuts a page at its white space into regions in reading order (an XY-cut). When both a horizontal and a vertical cut are possible, the order in
 * which the
 * author's program wrote the page decides: it writes a sidebar as a whole before or after the text beside it, but alternates between the cells of a
 * timeline.
 * When the order fits neither (floats, positioned boxes), the shape of the columns decides.
 */
export function orderSegments(segments: Segment[], trustOrder: boolean): Region[] {
  const { above, body, below } = trustOrder ? splitFurniture(segments) : { above: [], body: segments, below: [] };
  const page: Column = { right: extentOf(segments).right, next: Number.POSITIVE_INFINITY };
  const regions: Region[] = [];
  cutRegion(body, trustOrder, 0, page, regions);
  const alone = (furniture: Segment[]): Region => ({ segments: furniture, column: page });
  return [...above.map(alone), ...regions, ...below.map(alone)];
}

function cutRegion(segments: Segment[], trustOrder: boolean, depth: number, column: Column, regions: Region[]): void {
  const groups =
    segments.length < 2 || depth > maxDepth ? null : ((trustOrder ? cutByOrder(segments) : null) ?? cutByShape(segments));
  if (groups === null) {
    regions.push({ segments, column });
    return;
  }
  const extents = groups.map(extentOf);
  for (const [index, group] of groups.entries())
    cutRegion(group, trustOrder, depth + 1, columnOf(extents[index]!, extents, column), regions);
}

/** What a group of segments covers. Found once for each group: a page may be cut into as many as it has lines, and each is compared with all others. */
interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function extentOf(segments: readonly Segment[]): Extent {
  const [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const extent: Extent = { left: least, right: most, top: least, bottom: most };
  for (const { x0, x1, top, bottom } of segments) {
    extent.left = Math.min(extent.left, x0);
    extent.right = Math.max(extent.right, x1);
    extent.top = Math.min(extent.top, top);
    extent.bottom = Math.max(extent.bottom, bottom);
  }
  return extent;
}

/** A group's column: its own if there is another group to its right or left, otherwise the one that contains all groups. */
function columnOf(group: Extent, groups: readonly Extent[], around: Column): Column {
  let [isAlone, next] = [true, around.next];
  for (const other of groups) {
    const isBeside = other !== group && (other.left >= group.right || other.right <= group.left);
    if (!isBeside || group.top >= other.bottom || other.top >= group.bottom) continue;
    isAlone = false;
    if (other.left >= group.right) next = Math.min(next, other.left);
  }
  return isAlone ? around : { right: group.right, next };
}

/** Cuts that agree with the writing order. */
function cutByOrder(segments: Segment[]): Segment[][] | null {
  const interleaved =
    segments.length < fewestInColumns
      ? undefined
      : verticalCuts(segments).find((cut) => cut.agrees === 0 && areInterleaved(cut.before, cut.after));
  if (interleaved !== undefined)
    return sectionsBesideLabels(interleaved.before, interleaved.after) ?? [interleaved.before, interleaved.after];
  const equal = writesAcross(segments) ? findColumnBand(segments, areWrittenAcross) : null;
  if (equal !== null) return [equal.above, equal.left, equal.right, equal.below].filter((group) => group.length > 0);
  const across = horizontalCuts(segments).filter((cut) => cut.agrees === 1);
  if (across.length > 0) {
    const bands = joinLabelled(groupsBetween(across));
    if (bands.length > 1) return bands;
  }
  const down = verticalCuts(segments).filter((cut) => cut.agrees !== 0 && !readsAcross(cut.before, cut.after));
  const cut = widest(down);
  if (cut === null) return null;
  return sectionsBesideLabels(cut.before, cut.after) ?? (cut.agrees === 1 ? [cut.before, cut.after] : [cut.after, cut.before]);
}

function writesAcross(segments: readonly Segment[]): boolean {
  if (segments.length < 2 * fewestAcross) return false;
  const written = [...segments].sort((a, b) => a.first - b.first);
  const beside = written.filter((segment, index) => {
    const before = written[index - 1];
    return before !== undefined && segment.x0 > before.x1 && Math.abs(segment.baseline - before.baseline) <= segment.size * 0.35;
  });
  return beside.length >= fewestAcross;
}

/** Two columns of running text that a program wrote line by line across both. */
function areWrittenAcross(left: readonly Segment[], right: readonly Segment[]): boolean {
  const marks = [...left.map(({ first }) => ({ first, side: 0 })), ...right.map(({ first }) => ({ first, side: 1 }))];
  marks.sort((a, b) => a.first - b.first);
  const switches = marks.filter(({ side }, index) => index > 0 && side !== marks[index - 1]!.side).length;
  return switches >= Math.min(left.length, right.length) && areEqualColumns(left, right);
}

/** Cuts by shape alone. */
function cutByShape(segments: Segment[]): Segment[][] | null {
  const labelled = findColumnBand(segments, (left, right) => sectionsBesideLabels(left, right) !== null);
  const sections = labelled && sectionsBesideLabels(labelled.left, labelled.right);
  if (sections) return [labelled.above, ...sections, labelled.below].filter((group) => group.length > 0);
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
