import type { Glyphs } from './glyphs.ts';

/** Neighbouring glyphs of one line: `from` to `to` (exclusive) in content order. */
export interface GlyphChain {
  from: number;
  to: number;
  /** A gap wider than this, in points, separates words. */
  wordGap: number;
  /** Letters were spread with typed spaces ("E X P E R I E N C E"): then spaces do not separate words, only wide gaps do. */
  spacesAreTracking: boolean;
}

/** Words are separated by a gap that exceeds the letters' own distance by this share of the font size; a space is 0.22 to 0.33 of it. */
const wordGapShare = 0.16;
/** In a line squeezed to fit its column, words are closer together, but their gaps are still clearly wider than those between letters. */
const squeezed = { letters: 0.07, words: 0.08, step: 0.05, fewestWords: 3, fewestGaps: 20 };
/** Where letters stand close, a narrower gap is clear: TeX moves a word that begins with "T" nearer to the space before it. */
const tight = { letters: 0.03, words: 0.12, fewestGaps: 6 };
/** Two or three letters show no letter distance of their own. On a page with typed spaces, a gap up to this share of the font size does not separate them. */
const shortWord = { gaps: 2, share: 0.6 };
const overlapShare = 0.6;
const farShare = 2.5;
/** TeX's logos: letters lifted, lowered or made smaller that reach into the box of the letter before them, unlike raised or lowered notes. */
const interlocked = { overlap: 0.08, shift: 0.3, smaller: 0.35 };

/** The chain that begins at `from`. Level text only. */
export function chainFrom(glyphs: Glyphs, from: number, end: number): GlyphChain {
  const size = glyphs.styles[glyphs.style[from]!]!.fontSize || 1;
  let to = from + 1;
  while (to < end && continuesLine(glyphs, to, size)) to++;
  return { from, to, ...judgeGaps(glyphs, from, to, size) };
}

function continuesLine(glyphs: Glyphs, index: number, size: number): boolean {
  if (isInterlocked(glyphs, index, size)) return true;
  const style = glyphs.styles[glyphs.style[index]!]!;
  if (Math.abs(style.fontSize - size) > size * 0.02) return false;
  if (Math.abs(glyphs.originY[index]! - glyphs.originY[index - 1]!) > size * 0.1) return false;
  // The letters of a ligature share one box.
  if (glyphs.left[index] === glyphs.left[index - 1] && glyphs.right[index] === glyphs.right[index - 1]) return true;
  const gap = glyphs.left[index]! - glyphs.right[index - 1]!;
  return gap > -size * overlapShare && gap < size * farShare;
}

/** Whether a letter was pushed into the one before it and up or down, as in the logos of TeX and LaTeX. */
function isInterlocked(glyphs: Glyphs, index: number, size: number): boolean {
  const gap = (glyphs.left[index]! - glyphs.right[index - 1]!) / size;
  if (gap > -interlocked.overlap || gap < -overlapShare) return false;
  const shift = Math.abs(glyphs.originY[index]! - glyphs.originY[index - 1]!) / size;
  if (shift > interlocked.shift || !isCapital(glyphs.codes[index]!) || !isCapital(glyphs.codes[index - 1]!)) return false;
  return Math.abs(1 - glyphs.styles[glyphs.style[index]!]!.fontSize / size) <= interlocked.smaller;
}

function judgeGaps(glyphs: Glyphs, from: number, to: number, size: number): Pick<GlyphChain, 'wordGap' | 'spacesAreTracking'> {
  const spacesAreTracking = hasTypedTracking(glyphs, from, to);
  const gaps: number[] = [];
  for (let index = from + 1; index < to; index++) {
    if (glyphs.spaceBefore[index] === 0 || spacesAreTracking) gaps.push(glyphs.left[index]! - glyphs.right[index - 1]!);
  }
  // Three gaps at least, or the only gap of "A B" would pass for tracking.
  const tracking = gaps.length >= 3 ? Math.max(0, lowMedian(gaps)) : 0;
  const isShort = gaps.length > 0 && gaps.length <= shortWord.gaps && glyphs.typesSpaces && isLetters(glyphs, from, to);
  if (isShort && !spacesAreTracking) return { wordGap: size * shortWord.share, spacesAreTracking };
  const shares = gaps.map((gap) => (gap - tracking) / size);
  const share = squeezedShare(shares) ?? tightShare(shares) ?? wordGapShare;
  return { wordGap: tracking + size * Math.min(share, wordGapShare), spacesAreTracking };
}

/** The gap that separates words in a squeezed line, from gaps in ascending order as shares of the font size; null for any other line. */
function squeezedShare(gaps: readonly number[]): number | null {
  if (gaps.length < squeezed.fewestGaps) return null;
  const first = gaps.findIndex((gap) => gap > squeezed.letters);
  if (first <= 0 || gaps.length - first < squeezed.fewestWords) return null;
  const [below, above] = [gaps[first - 1]!, gaps[first]!];
  return above >= squeezed.words && above - below >= squeezed.step ? (below + above) / 2 : null;
}

/** The gap that separates words in a line whose letters stand close, from gaps in ascending order as shares of the font size; null for any other line. */
function tightShare(gaps: readonly number[]): number | null {
  const first = gaps.findIndex((gap) => gap > tight.letters);
  return first >= tight.fewestGaps && gaps[first]! >= tight.words ? (tight.letters + tight.words) / 2 : null;
}

/** Whether the chain is at least four single letters, each separated by a space, with no longer word among them. */
function hasTypedTracking(glyphs: Glyphs, from: number, to: number): boolean {
  if (to - from < 4) return false;
  for (let index = from + 1; index < to; index++) {
    if (glyphs.spaceBefore[index] === 0) return false;
  }
  return isLetters(glyphs, from, to);
}

function isLetters({ codes }: Glyphs, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (!isLetter(codes[index]!)) return false;
  return true;
}

function isCapital(code: number): boolean {
  return code >= 0x41 && code <= 0x5a;
}

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || (code >= 0xc0 && code < 0x2000);
}

/** The lower of the two middle values, so that with as many word gaps as letter gaps the result is a letter gap. */
function lowMedian(values: number[]): number {
  values.sort((a, b) => a - b);
  return values[(values.length - 1) >> 1]!;
}
