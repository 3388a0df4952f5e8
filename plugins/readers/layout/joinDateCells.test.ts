import { describe, expect, it } from 'vitest';
import { layPage } from './layPage.ts';
import type { Word } from './word.ts';

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

/** Words of a line from the left, "_" for a space within a word's place. */
const row = (text: string, x: number, y: number, order: number): Word[] => {
  let at = x;
  return text.split(' ').map((part, index) => {
    const one = word(part, at, y, order + index);
    at = one.x1 + 3;
    return one;
  });
};
const linesOf = (words: Word[]) =>
  layPage(words).map((line) => line.words.map((one) => (one.lead === '\t' ? '|' : one.lead) + one.text).join(''));

describe('joinDateCells', () => {
  it('reads the dates of a narrow column in the row that they date', () => {
    const words = [
      ...row('Line Cook', 50, 100, 0),
      ...row('Hotel Marquam', 50, 115, 10),
      ...row('Worked on the grill', 50, 130, 20),
      ...row('May 2016 – Jan', 400, 100, 30),
      ...row('2020', 400, 112, 40),
    ];
    expect(linesOf(words)).toEqual(['Line Cook|May 2016 – Jan 2020', 'Hotel Marquam', 'Worked on the grill']);
  });

  it('leaves dates over each other alone where nothing stands beside them', () => {
    const words = [...row('Line Cook', 50, 100, 0), ...row('May 2016 –', 50, 115, 10), ...row('Jan 2020', 50, 130, 20)];
    expect(linesOf(words)).toEqual(['Line Cook', 'May 2016 –', 'Jan 2020']);
  });
});
