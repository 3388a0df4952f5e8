import { stretchedWords } from './stretchedWords.ts';
import type { Word } from './word.ts';

/** Gaps from this share of the font size are written as a tab: they part columns of a row, dates at the margin, label and value. */
const tabGapShare = 1.5;
/** Without a typed space, words of different fonts touch below this gap. */
const touchGapShare = 0.12;

/** Decides what stands between the words of a line: nothing, a space or a tab. */
export function separateWords(words: readonly Word[]): void {
  const justified = justifiedGap(words);
  const stretched = stretchedWords(words);
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    word.lead = before === undefined ? '' : stretched.has(word) ? ' ' : separator(before, word, justified);
  }
}

/** Gaps of a justified line are all wide and much the same: none of them parts anything. 0 for other lines. */
function justifiedGap(words: readonly Word[]): number {
  const gaps: number[] = [];
  for (let index = 1; index < words.length; index++) {
    if (words[index]!.spaceBefore && words[index]!.order === words[index - 1]!.order + 1)
      gaps.push(words[index]!.x0 - words[index - 1]!.x1);
  }
  gaps.sort((a, b) => a - b);
  return gaps.length < 3 ? 0 : gaps[gaps.length >> 1]! * 1.5;
}

function separator(left: Word, right: Word, justified: number): Word['lead'] {
  if (right.carried === 'text') return ' ';
  if (left.carried !== undefined || right.carried === 'cell') return '\t';
  const gap = right.x0 - left.x1;
  const size = Math.max(left.size, right.size);
  if (gap < justified && right.spaceBefore) return ' ';
  if (gap > size * tabGapShare || gap < -size) return '\t';
  return right.spaceBefore || gap > size * touchGapShare ? ' ' : '';
}
