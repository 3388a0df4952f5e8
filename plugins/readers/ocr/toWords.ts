import type { Word } from '../layout/word.ts';
import type { RecognisedWord } from './recogniser.ts';

/** Below this confidence the recogniser has made words of dirt and pictures. */
const minConfidence = 25;
/** What becomes of bullets. */
const bulletLike = /^[«»+*°¢©®@§¥•]$/;
/** What becomes of icons, and of nothing. */
const iconLike = /^(?:[¢©®°¥§¤=~^`"'_\\]|\s*)$/;
/** Height of a line of text as a share of its font size. */
const lineHeightShare = 1.05;

/** Recognised words on the page, in points. `pixels` is their number a point. */
export function toWords(recognised: readonly RecognisedWord[], pixels: number): Word[] {
  const words: Word[] = [];
  for (const [index, one] of recognised.entries()) {
    const text = readText(one, recognised[index - 1], recognised[index + 1]);
    if (one.confidence >= minConfidence && !iconLike.test(text)) words.push(toWord(one, text, words.length, pixels));
  }
  return words;
}

function toWord(one: RecognisedWord, text: string, order: number, pixels: number): Word {
  const size = one.lineHeight / lineHeightShare / pixels;
  const baseline = one.baseline / pixels;
  return {
    text,
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

/** Mends what is misread again and again: bullets, and the word "I". */
function readText(one: RecognisedWord, before: RecognisedWord | undefined, after: RecognisedWord | undefined): string {
  const begins = before === undefined || before.x0 > one.x0 || one.x0 - before.x1 > one.lineHeight * 1.5;
  if (begins && after !== undefined && bulletLike.test(one.text)) return '•';
  if (one.text === '|' && after !== undefined && /^\p{Ll}/u.test(after.text)) return 'I';
  return one.text;
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
