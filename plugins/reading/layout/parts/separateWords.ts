import { stretchedWords } from './stretchedWords.ts';
import { isInOtherCell, type Word } from './word.ts';

/** Gaps of at least this share of the font size become a tab: they separate columns of a row, dates at the margin, label and value. */
const tabGapShare = 1.5;
/** Where no space was typed, a gap of this share separates items if it is also this many times as wide as the line's spaces. */
const itemGap = { share: 0.8, spaces: 2.2 };
/** So does a wider gap in any line: several typed spaces, or the columns of a table in a document that types none. */
const wideGap = { share: 1, spaces: 3.2 };
/** Assumed width of a space, as a share of the font size, in a line without typed spaces. */
const usualSpace = 0.28;
/** Without a typed space, words of different fonts are joined if the gap is smaller than this. */
const touchGapShare = 0.12;

/** Decides what goes between the words of a line: nothing, a space or a tab. */
export function separateWords(words: readonly Word[]): void {
  const justified = justifiedGap(words);
  const stretched = stretchedWords(words);
  const space = ownSpace(words);
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    word.lead = before === undefined ? '' : stretched.has(word) ? ' ' : separator(before, word, justified, space);
  }
}

/** In a justified line all gaps are wide and about the same, so a gap below this width separates nothing. 0 for other lines. */
function justifiedGap(words: readonly Word[]): number {
  const gaps: number[] = [];
  for (let index = 1; index < words.length; index++) {
    if (words[index]!.spaceBefore && words[index]!.order === words[index - 1]!.order + 1)
      gaps.push(words[index]!.x0 - words[index - 1]!.x1);
  }
  gaps.sort((a, b) => a - b);
  return gaps.length < 3 ? 0 : gaps[gaps.length >> 1]! * 1.5;
}

/** Median width of the line's typed spaces, as a share of the font size. */
function ownSpace(words: readonly Word[]): number {
  const spaces: number[] = [];
  for (let index = 1; index < words.length; index++) {
    const [before, word] = [words[index - 1]!, words[index]!];
    const gap = (word.x0 - before.x1) / word.size;
    if (word.spaceBefore && word.order === before.order + 1 && gap > 0) spaces.push(gap);
  }
  spaces.sort((a, b) => a - b);
  return spaces[(spaces.length - 1) >> 1] ?? usualSpace;
}

function separator(left: Word, right: Word, justified: number, space: number): Word['lead'] {
  if (right.carried === 'text') return ' ';
  if (left.carried !== undefined || right.carried === 'cell') return '\t';
  if (left.chip !== undefined && right.chip !== undefined && left.chip !== right.chip) return '\t';
  if (isInOtherCell(left, right)) return '\t';
  const gap = right.x0 - left.x1;
  const size = Math.max(left.size, right.size);
  if (gap < justified && right.spaceBefore) return ' ';
  if (gap > size * tabGapShare || gap < -size) return '\t';
  const apart = right.spaceBefore ? wideGap : itemGap;
  if (gap > size * Math.max(apart.share, space * apart.spaces)) return '\t';
  return right.spaceBefore || gap > size * touchGapShare ? ' ' : '';
}
