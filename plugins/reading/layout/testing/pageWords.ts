import { layPage } from '../layPage.ts';
import type { Word } from '../parts/word.ts';

const word = (text: string, x: number, y: number, order: number): Word => ({
  text,
  x0: x,
  x1: x + text.length * 5,
  top: y - 8,
  bottom: y + 2,
  baseline: y,
  size: 10,
  bold: false,
  italic: false,
  lead: '',
  spaceBefore: true,
  order,
  heading: false,
  listItem: -1,
});

/** The words of a line, from left to right. */
export const row = (text: string, x: number, y: number, order: number): Word[] => {
  let at = x;
  return text.split(' ').map((part, index) => {
    const one = word(part, at, y, order + index);
    at = one.x1 + 3;
    return one;
  });
};
/** The page's lines as text, with "|" for a tab. */
export const linesOf = (words: Word[]) =>
  layPage(words).map((line) => line.words.map((one) => (one.lead === '\t' ? '|' : one.lead) + one.text).join(''));
