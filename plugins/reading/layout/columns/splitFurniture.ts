import { makeRows } from '../parts/rows.ts';
import type { Segment } from '../parts/segments.ts';

/** A page header or footer has at most this many lines. */
const mostRows = 3;

export interface SplitPage {
  above: Segment[][];
  body: Segment[];
  below: Segment[][];
}

/**
 * Programs may write the page's footer before its text, or its header after it. Splits such rows off at the top and bottom, because with them the
 * order of the rest
 * would look muddled.
 */
export function splitFurniture(segments: readonly Segment[]): SplitPage {
  const rows = makeRows(segments).map((row) => row.segments);
  const page: SplitPage = { above: [], body: [...segments], below: [] };
  while (page.below.length < mostRows && rows.length > 2 && precedes(rows.at(-1)!, rows.slice(0, -1).flat()))
    page.below.unshift(rows.pop()!);
  while (page.above.length < mostRows && rows.length > 2 && precedes(rows.slice(1).flat(), rows[0]!))
    page.above.push(rows.shift()!);
  if (page.above.length + page.below.length > 0) page.body = rows.flat();
  return page;
}

/** Whether all of `one` was written before all of `other`. */
function precedes(one: readonly Segment[], other: readonly Segment[]): boolean {
  return Math.max(...one.map(({ last }) => last)) < Math.min(...other.map(({ first }) => first));
}
