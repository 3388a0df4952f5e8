import { isListMarker } from './listMarkers.ts';
import { stretchedWords } from './stretchedWords.ts';
import { isInOtherCell, type Word } from './word.ts';

/** Words of one line without a wide gap between them: the smallest unit that the page is cut into. */
export interface Segment {
  words: Word[];
  x0: number;
  x1: number;
  /** Height of the letters without the leading, so that neighbouring lines do not touch. */
  top: number;
  bottom: number;
  baseline: number;
  size: number;
  /** Positions of its first and last word in logical order. */
  first: number;
  last: number;
}

/** Two words on one baseline belong together if the gap is at most this share of the font size. */
const segmentGapShare = 1;
/** Words that are not consecutive in logical order are split at gaps larger than this: narrow gutters, labels beside values. */
const strangerGapShare = 0.12;
/** A bullet may be this far from its text. */
const markerGapShare = 4;

/** Groups words into segments. Replaces each word's `order` by its rank. */
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
 * Consecutive words in logical order and on the line form a chain; chains that touch form a segment. Chains are built first because text that runs
 * over
 * its neighbour (a date too long for its column) would otherwise be shuffled into it.
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

/** `begins`: there is nothing before `left`, so a dash there is a bullet. In "2019 –" it is not. */
function isApart(left: Word, right: Word, begins: boolean): boolean {
  const gap = right.x0 - left.x1;
  const size = Math.max(left.size, right.size);
  if (isInOtherCell(left, right)) return true;
  if (begins && isListMarker(left.text) && gap < size * markerGapShare) return gap < -size;
  if (gap > size * segmentGapShare || gap < -size * 0.5) return true;
  return right.order !== left.order + 1 && gap > size * strangerGapShare;
}

function makeSegment(words: Word[]): Segment {
  // Bullets are often painted separately, before or after all the text, so their order says nothing.
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
