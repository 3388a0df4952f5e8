import { holdsDates } from '../joins/joinDateCells.ts';
import type { Segment } from '../parts/segments.ts';
import { isNear, looksTabular } from './columnVerdict.ts';
import { gutterShare } from './cuts.ts';

/** A part of the page with a gutter between two columns, and what is above and below it. */
export interface ColumnBand {
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
}

export type ColumnsVerdict = (left: readonly Segment[], right: readonly Segment[]) => boolean;

const areNoTable: ColumnsVerdict = (left, right) => !looksTabular(left, right);

/** A side with fewer segments is not a column. */
const minSide = 3;

/** This many lines of different lengths with the same middle are centred on purpose. */
const leastCentred = 3;

function middle(segment: Segment): number {
  return (segment.top + segment.bottom) / 2;
}

/**
 * Finds the largest stretch of the page where no line crosses some gutter and which reads as two columns. Text begins at a gutter's right edge, so
 * only
 * left edges of segments are tried.
 */
export function findColumnBand(segments: readonly Segment[], areColumns: ColumnsVerdict = areNoTable): ColumnBand | null {
  const centred = centredSegments(segments);
  const dated = datedSegments(segments);
  const edges = [...new Set(segments.map((segment) => Math.round(segment.x0)))].sort((a, b) => a - b).slice(1);
  let best: ColumnBand | null = null;
  for (const edge of edges) {
    for (const band of bandsAt(segments, edge, centred, dated)) {
      if (!areColumns(band.left, band.right)) continue;
      if (best === null || weight(band) > weight(best)) best = band;
    }
  }
  return best === null ? null : trimBand(best);
}

/** Lines centred on the region's middle. Short ones may seem to be beside other text, but belong to no column. */
function centredSegments(segments: readonly Segment[]): ReadonlySet<Segment> {
  const middleOfAll = (Math.min(...segments.map(({ x0 }) => x0)) + Math.max(...segments.map(({ x1 }) => x1))) / 2;
  const size = segments[0]?.size ?? 10;
  const near = segments.filter(({ x0, x1 }) => Math.abs((x0 + x1) / 2 - middleOfAll) <= size);
  const axis = near.map(({ x0, x1 }) => (x0 + x1) / 2).sort((a, b) => a - b)[near.length >> 1] ?? 0;
  const centred = near.filter(({ x0, x1 }) => Math.abs((x0 + x1) / 2 - axis) <= 2.5);
  const widths = new Set(centred.map(({ x0, x1 }) => Math.round((x1 - x0) / 4)));
  return new Set(widths.size >= leastCentred ? centred : []);
}

/** Dates with no text above or below them, each with the x at which the text to its left ends: such a line reads on across any gutter in between. */
function datedSegments(segments: readonly Segment[]): Map<Segment, number> {
  const dated = new Map<Segment, number>();
  for (const date of segments.filter(holdsDates)) {
    const near = segments.filter((other) => isNear(other, date));
    const left = near.filter(({ x1, top, bottom }) => x1 <= date.x0 && middle(date) > top && middle(date) < bottom);
    const end = Math.max(...left.map(({ x1 }) => x1));
    const alone = !near.some((other) => other !== date && other.x0 > end && other.x0 < date.x1 && other.x1 > date.x0);
    if (left.length > 0 && alone) dated.set(date, end);
  }
  return dated;
}

function weight(band: ColumnBand): number {
  return Math.min(band.left.length, band.right.length) * 2 + band.left.length + band.right.length;
}

/** The stretches between the lines that cross the gutter ending at `edge`. */
function bandsAt(
  segments: readonly Segment[],
  edge: number,
  centred: ReadonlySet<Segment>,
  dated: ReadonlyMap<Segment, number>,
): ColumnBand[] {
  const crosses = (segment: Segment) =>
    centred.has(segment) ||
    (segment.x0 < edge - 1 && segment.x1 > edge - segment.size * gutterShare) ||
    (segment.x0 >= edge - 1 && (dated.get(segment) ?? edge) < edge);
  const walls = segments
    .filter(crosses)
    .map(middle)
    .sort((a, b) => a - b);
  const limits = [Number.NEGATIVE_INFINITY, ...walls, Number.POSITIVE_INFINITY];
  const bands: ColumnBand[] = [];
  for (let index = 1; index < limits.length; index++) {
    const band = bandBetween(segments, edge, limits[index - 1]!, limits[index]!);
    if (band.left.length >= minSide && band.right.length >= minSide) bands.push(band);
  }
  return bands;
}

function bandBetween(segments: readonly Segment[], edge: number, from: number, to: number): ColumnBand {
  const band: ColumnBand = { above: [], left: [], right: [], below: [] };
  for (const segment of segments) {
    const at = middle(segment);
    if (at <= from) band.above.push(segment);
    else if (at >= to) band.below.push(segment);
    else if (segment.x0 < edge - 1) band.left.push(segment);
    else band.right.push(segment);
  }
  return band;
}

/** When one column ends higher than the other, the tail of the longer one may already belong to the text below the band. Cuts it off at its widest gap. */
function trimBand(band: ColumnBand): ColumnBand {
  const shorter = Math.min(...[band.left, band.right].map((side) => Math.max(...side.map(({ bottom }) => bottom))));
  const next = Math.min(...band.below.map(({ top }) => top));
  let [from, widest, reached] = [next, 0, shorter];
  for (const { top, bottom } of [...band.left, ...band.right].sort((a, b) => a.top - b.top)) {
    if (top >= shorter && top - reached > widest) [from, widest] = [top, top - reached];
    reached = Math.max(reached, bottom);
  }
  if (next - reached >= widest) return band;
  const stays = ({ top }: Segment) => top < from;
  const rest = [...band.left, ...band.right].filter((segment) => !stays(segment));
  return { above: band.above, left: band.left.filter(stays), right: band.right.filter(stays), below: [...rest, ...band.below] };
}
