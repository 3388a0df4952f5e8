import { isListMarker } from './listMarkers.ts';
import type { Word } from './word.ts';

/** Words of one line without a wide gap between them: the smallest thing that the page is cut into. */
export interface Segment {
  words: Word[];
  x0: number;
  x1: number;
  /** Height of the letters without the leading: neighbouring lines then do not touch. */
  top: number;
  bottom: number;
  baseline: number;
  size: number;
  /** Places of its first and last word in logical order. */
  first: number;
  last: number;
}

/** Two words on one baseline belong together up to this gap, as a share of the font size. */
const segmentGapShare = 1;
/** Up to this gap words that do not follow each other in logical order are parted too: narrow gutters, labels beside values. */
const strangerGapShare = 0.12;
/** A bullet may stand this far from its text. */
const markerGapShare = 4;

/** Gathers words into segments. Sets each word's `order` to its plain rank. */
export function makeSegments(words: readonly Word[]): Segment[] {
  rankWords(words);
  const sorted = [...words].sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
  const segments: Segment[] = [];
  let from = 0;
  while (from < sorted.length) {
    const first = sorted[from]!;
    let to = from + 1;
    while (to < sorted.length && sorted[to]!.baseline - first.baseline <= rowTolerance(first, sorted[to]!)) to++;
    splitRow(sorted.slice(from, to), segments);
    from = to;
  }
  return segments;
}

function rankWords(words: readonly Word[]): void {
  const ranked = [...words].sort((a, b) => a.order - b.order);
  for (const [rank, word] of ranked.entries()) word.order = rank;
}

function rowTolerance(one: Word, two: Word): number {
  return Math.min(one.size, two.size) * 0.25;
}

function splitRow(row: Word[], segments: Segment[]): void {
  row.sort((a, b) => a.x0 - b.x0 || a.order - b.order);
  let current: Word[] = [];
  for (const word of row) {
    const previous = current.at(-1);
    if (previous !== undefined && isApart(previous, word)) {
      segments.push(makeSegment(current));
      current = [];
    }
    current.push(word);
  }
  segments.push(makeSegment(current));
}

function isApart(left: Word, right: Word): boolean {
  const gap = right.x0 - left.x1;
  const size = Math.max(left.size, right.size);
  if (isListMarker(left.text) && gap < size * markerGapShare) return false;
  if (gap > size * segmentGapShare) return true;
  return right.order !== left.order + 1 && gap > size * strangerGapShare;
}

function makeSegment(words: Word[]): Segment {
  // Bullets are often painted apart from their text, before or after all of it: their order says nothing.
  const ordered = words.length > 1 && isListMarker(words[0]!.text) ? words.slice(1) : words;
  const segment: Segment = {
    words,
    x0: words[0]!.x0,
    x1: words[0]!.x1,
    top: Number.POSITIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
    baseline: words[0]!.baseline,
    size: 0,
    first: Math.min(...ordered.map((word) => word.order)),
    last: Math.max(...ordered.map((word) => word.order)),
  };
  for (const word of words) {
    segment.x1 = Math.max(segment.x1, word.x1);
    segment.top = Math.min(segment.top, word.baseline - word.size * 0.66);
    segment.bottom = Math.max(segment.bottom, word.baseline + word.size * 0.12);
    if (word.size > segment.size) {
      segment.size = word.size;
      segment.baseline = word.baseline;
    }
  }
  return segment;
}
