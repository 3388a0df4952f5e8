import { describe, expect, it } from 'vitest';
import { linesOf, row } from '../testing/pageWords.ts';

/** A date column beside entries, each entry written after its date; `foot` is the point at which the page's footer was written. */
const timeline = (foot: number) => [
  ...row('Sous Chef', 170, 100, 20),
  ...row('2020 – 2024', 50, 100, 10),
  ...row('Hotel Marquam', 170, 114, 30),
  ...row('Led a kitchen of nine', 170, 128, 40),
  ...row('Line Cook', 170, 170, 60),
  ...row('2016 – 2019', 50, 170, 50),
  ...row('Ouse Bakery', 170, 184, 70),
  ...row('Worked on the grill', 170, 198, 80),
  ...row('Ivo Brandt, page 1', 50, 780, foot),
];

describe('splitFurniture', () => {
  it('reads the rows of a page in order although its foot was written first', () => {
    const expected = [
      '2020 – 2024',
      'Sous Chef',
      'Hotel Marquam',
      'Led a kitchen of nine',
      '2016 – 2019',
      'Line Cook',
      'Ouse Bakery',
      'Worked on the grill',
      'Ivo Brandt, page 1',
    ];
    expect(linesOf(timeline(0))).toEqual(expected);
    expect(linesOf(timeline(90))).toEqual(expected);
  });
});
