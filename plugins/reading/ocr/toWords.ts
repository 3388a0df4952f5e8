import type { Word } from '../layout/parts/word.ts';
import { mendLine, splitLines } from './mendLine.ts';
import type { RecognisedWord } from './recogniser.ts';

/** Below this confidence the words are dirt and pictures. */
const minConfidence = 25;
/** Height of a line of text as a share of its font size. */
const lineHeightShare = 1.05;
/** Sizes that differ by less than this share are measuring errors. */
const sameSizeShare = 0.08;

/** Recognised words on the page, in points. `pixels` is pixels per point. */
export function toWords(recognised: readonly RecognisedWord[], pixels: number): Word[] {
  const legible = recognised.filter(({ text, confidence }) => confidence >= minConfidence && text.trim() !== '');
  const words = splitLines(legible)
    .flatMap(mendLine)
    .map((one, order) => toWord(one, order, pixels));
  settleSizes(words);
  return words;
}

function toWord(one: RecognisedWord, order: number, pixels: number): Word {
  const size = one.lineHeight / lineHeightShare / pixels;
  const baseline = one.baseline / pixels;
  return {
    text: one.text,
    x0: one.x0 / pixels,
    x1: one.x1 / pixels,
    top: Math.min(one.y0 / pixels, baseline - size * 0.7),
    bottom: Math.max(one.y1 / pixels, baseline + size * 0.1),
    baseline,
    size: Math.max(1, Math.round(size * 2) / 2),
    bold: false,
    italic: false,
    lead: '',
    spaceBefore: true,
    order,
    heading: false,
    listItem: -1,
  };
}

/** Lines of one size are measured a little differently: give them the commonest size nearby. */
function settleSizes(words: readonly Word[]): void {
  const lengths = new Map<number, number>();
  for (const { size, text } of words) lengths.set(size, (lengths.get(size) ?? 0) + text.length);
  const common: number[] = [];
  for (const [size] of [...lengths].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    if (!common.some((other) => Math.abs(other - size) <= other * sameSizeShare)) common.push(size);
  }
  for (const word of words) {
    word.size = common.find((size) => Math.abs(size - word.size) <= size * sameSizeShare) ?? word.size;
  }
}

/** Mean confidence of the words, by their length; 0 to 1. */
export function meanConfidence(recognised: readonly RecognisedWord[]): number {
  let sum = 0;
  let length = 0;
  for (const { text, confidence } of recognised) {
    sum += confidence * text.length;
    length += text.length;
  }
  return length === 0 ? 0 : Math.round(sum / length) / 100;
}
