import { holdsDates } from './joins/joinDateCells.ts';
import { isListMarker } from './parts/listMarkers.ts';
import type { Row } from './parts/rows.ts';
import type { Segment } from './parts/segments.ts';
import type { Word } from './parts/word.ts';

const unit = String.raw`(?:years?|yrs?|months?|mos?|лет|года?|месяц(?:а|ев)?|мес)\.?`;
const duration = new RegExp(String.raw`^\(?\d{1,2}\+?\s?${unit}(?:,?\s(?:and\s|и\s)?\d{1,2}\s?${unit})?\)?$`, 'iu');
/** Lines of one cell are at most this far apart, as a multiple of the font size. */
const closeLeading = 2;
/** Edges of one column differ by at most this many points. */
const edgeTolerance = 2;

/**
 * An entry may have a cell of several lines at its right: the place beside the heading, the dates beside the first duty. Dates and durations beside a
 * list item, directly below the heading's cell, are moved up to the heading's row.
 */
export function liftMarginCells(rows: readonly Row[]): void {
  let heading: Row | null = null;
  let cell: Segment | null = null;
  let inItem = false;
  for (const row of rows) {
    const last = row.segments.at(-1)!;
    const marked = isListMarker(row.segments[0]!.words[0]!.text);
    inItem ||= marked;
    if (heading !== null && cell !== null && inItem && row.segments.length > 1 && isUnder(cell, last) && holdsTime(last)) {
      row.segments.pop();
      heading.segments.push({
        ...last,
        words: last.words.map((word, index): Word => ({ ...word, carried: index === 0 ? 'cell' : 'text' })),
      });
      cell = last;
    } else if (!marked && row.segments.length > 1) {
      heading = row;
      cell = last;
      inItem = false;
    }
  }
}

function holdsTime(segment: Segment): boolean {
  return holdsDates(segment) || duration.test(segment.words.map((word) => word.text).join(' '));
}

function isUnder(above: Segment, below: Segment): boolean {
  const distance = below.baseline - above.baseline;
  if (distance <= above.size * 0.5 || distance > above.size * closeLeading) return false;
  return Math.abs(above.x1 - below.x1) <= edgeTolerance || Math.abs(above.x0 - below.x0) <= edgeTolerance;
}
