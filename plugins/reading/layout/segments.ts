import { isListMarker } from './listMarkers.ts';
import { stretchedWords } from './stretchedWords.ts';
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

/**
 * Words that follow each other in logical order and on the line form a chain; chains that touch form a segment. Chains first, or text
 * that runs over its neighbour (a date too long for its column) would be shuffled into it.
 */
function splitRow(row: Word[], segments: Segment[]): void {
  const chains = makeChains(row).sort((a, b) => a[0]!.x0 - b[0]!.x0 || a[0]!.order - b[0]!.order);
  let current: Word[] = [];
  for (const chain of chains) {
    const previous = current.at(-1);
    if (previous !== undefined && isApart(previous, chain[0]!, current.length === 1)) {
      segments.push(makeSegment(current));
      current = [];
    }
    current.push(...chain);
  }
  segments.push(makeSegment(current));
}

function makeChains(row: Word[]): Word[][] {
  row.sort((a, b) => a.order - b.order);
  const stretched = stretchedWords(row);
  const chains: Word[][] = [];
  let current: Word[] = [];
  for (const word of row) {
    const previous = current.at(-1);
    if (previous !== undefined && !stretched.has(word) && !follows(previous, word, current.length === 1)) {
      chains.push(current);
      current = [];
    }
    current.push(word);
  }
  chains.push(current);
  return chains;
}

function follows(left: Word, right: Word, begins: boolean): boolean {
  if (right.order !== left.order + 1 || right.x0 < left.x0) return false;
  const gap = right.x0 - left.x1;
  const size = Math.max(left.size, right.size);
  return gap > -size * 0.5 && !isApart(left, right, begins);
}

/** `begins`: nothing stands in front of `left`, so that a dash there is a bullet. In "2019 –" it is none. */
function isApart(left: Word, right: Word, begins: boolean): boolean {
  const gap = right.x0 - left.x1;
  const size = Math.max(left.size, right.size);
  if (begins && isListMarker(left.text) && gap < size * markerGapShare) return gap < -size;
  if (gap > size * segmentGapShare || gap < -size * 0.5) return true;
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
