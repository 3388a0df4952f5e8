import type { Segment } from '../parts/segments.ts';

/** A stripe of white space between two groups of segments. */
export interface Cut {
  before: Segment[];
  after: Segment[];
  /** Width of the stripe in points. */
  gap: number;
  /** Whether the logical order agrees: 1 when everything before the cut comes first, -1 when everything after it comes first, 0 when they mix. */
  agrees: 1 | -1 | 0;
}

/** Neighbouring lines may overlap by this share of the font size. */
const touchShare = 0.12;
/** A gutter is at least this wide, as a share of the font size. */
export const gutterShare = 0.55;

type Edge = (segment: Segment) => number;

function medianSize(segments: readonly Segment[]): number {
  const sizes = segments.map((segment) => segment.size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 10;
}

/** Every horizontal stripe that no segment crosses, top to bottom. */
export function horizontalCuts(segments: readonly Segment[]): Cut[] {
  const tolerance = medianSize(segments) * touchShare;
  return findCuts(
    segments,
    (segment) => segment.top,
    (segment) => segment.bottom,
    -tolerance,
  );
}

/** Every vertical stripe that no segment crosses, left to right. */
export function verticalCuts(segments: readonly Segment[]): Cut[] {
  return findCuts(
    segments,
    (segment) => segment.x0,
    (segment) => segment.x1,
    medianSize(segments) * gutterShare,
  );
}

function findCuts(segments: readonly Segment[], start: Edge, end: Edge, minGap: number): Cut[] {
  const sorted = [...segments].sort((a, b) => start(a) - start(b));
  const positions: { index: number; gap: number }[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const [index, segment] of sorted.entries()) {
    const gap = start(segment) - reached;
    if (index > 0 && gap >= minGap) positions.push({ index, gap });
    reached = Math.max(reached, end(segment));
  }
  if (positions.length === 0) return [];
  const agreement = orderAgreement(sorted);
  return positions.map(({ index, gap }) => ({
    before: sorted.slice(0, index),
    after: sorted.slice(index),
    gap,
    agrees: agreement(index),
  }));
}

/** Answers, for a split of `sorted` at an index, whether the logical order agrees. Prefix and suffix extremes make each answer one look-up. */
function orderAgreement(sorted: readonly Segment[]): (index: number) => 1 | -1 | 0 {
  const count = sorted.length;
  const prefixMax = new Float64Array(count);
  const prefixMin = new Float64Array(count);
  let max = -1;
  let min = Number.POSITIVE_INFINITY;
  for (let index = 0; index < count; index++) {
    max = Math.max(max, sorted[index]!.last);
    min = Math.min(min, sorted[index]!.first);
    prefixMax[index] = max;
    prefixMin[index] = min;
  }
  const suffixMax = new Float64Array(count);
  const suffixMin = new Float64Array(count);
  max = -1;
  min = Number.POSITIVE_INFINITY;
  for (let index = count - 1; index >= 0; index--) {
    max = Math.max(max, sorted[index]!.last);
    min = Math.min(min, sorted[index]!.first);
    suffixMax[index] = max;
    suffixMin[index] = min;
  }
  return (index) => {
    if (prefixMax[index - 1]! < suffixMin[index]!) return 1;
    return prefixMin[index - 1]! > suffixMax[index]! ? -1 : 0;
  };
}

/** The groups between the given cuts, which must be in order and all in one direction. */
export function groupsBetween(cuts: readonly Cut[]): Segment[][] {
  const groups: Segment[][] = [];
  let from = 0;
  for (const cut of cuts) {
    groups.push(cut.before.slice(from));
    from = cut.before.length;
  }
  const last = cuts.at(-1);
  if (last !== undefined) groups.push(last.after);
  return groups;
}
