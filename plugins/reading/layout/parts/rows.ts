import type { Segment } from './segments.ts';

/** Segments side by side on one line, left to right. */
export interface Row {
  segments: Segment[];
  top: number;
  bottom: number;
  baseline: number;
  size: number;
}

/** Groups segments into rows, top to bottom: segments that overlap by half the height of the lower one share a row. */
export function makeRows(segments: readonly Segment[]): Row[] {
  const sorted = [...segments].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const rows: Row[] = [];
  for (const segment of sorted) {
    const row = rows.at(-1);
    if (row !== undefined && sharesRow(row, segment)) addToRow(row, segment);
    else
      rows.push({
        segments: [segment],
        top: segment.top,
        bottom: segment.bottom,
        baseline: segment.baseline,
        size: segment.size,
      });
  }
  for (const row of rows) row.segments.sort((a, b) => a.x0 - b.x0 || a.first - b.first);
  return rows;
}

function sharesRow(row: Row, segment: Segment): boolean {
  const overlap = Math.min(row.bottom, segment.bottom) - Math.max(row.top, segment.top);
  const height = Math.min(row.bottom - row.top, segment.bottom - segment.top);
  return overlap > height * 0.5;
}

function addToRow(row: Row, segment: Segment): void {
  row.segments.push(segment);
  // The row keeps the extent of its largest text, so that a small raised piece does not pull in the next line.
  if (segment.size > row.size) {
    row.top = segment.top;
    row.bottom = segment.bottom;
    row.baseline = segment.baseline;
    row.size = segment.size;
  }
}
