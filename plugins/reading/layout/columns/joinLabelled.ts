import type { Segment } from '../parts/segments.ts';
import { verticalCuts } from './cuts.ts';

/**
 * Rejoins lines beside a label in the margin: a section name or date on the left, an entry of several lines on the right. Cut line by line,
 * the label would run into the entry's first line.
 */
export function joinLabelled(bands: Segment[][]): Segment[][] {
  const joined: Segment[][] = [];
  let index = 0;
  while (index < bands.length) {
    const band = bands[index]!;
    const edge = labelEdge(band);
    let next = index + 1;
    if (edge !== null) while (next < bands.length && bands[next]!.every((segment) => segment.x0 >= edge)) next++;
    joined.push(bands.slice(index, next).flat());
    index = next;
  }
  return joined;
}

/** Where the text right of the label begins, when the band is a label with text beside it. */
function labelEdge(band: readonly Segment[]): number | null {
  const cut = verticalCuts(band).find((candidate) => candidate.agrees === 1);
  if (cut === undefined) return null;
  const edge = Math.min(...cut.after.map((segment) => segment.x0));
  return edge - cut.gap / 2;
}
