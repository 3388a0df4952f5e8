import { describe, expect, it } from 'vitest';
import { linesOf, row } from './testing/pageWords.ts';

describe('liftMarginCells', () => {
  it('reads dates beside a list item with the heading whose cell they continue', () => {
    const words = [
      ...row('Line Cook, Hotel Marquam', 50, 100, 0),
      ...row('Portland, OR', 440, 100, 10),
      ...row('• Worked on the grill', 50, 112, 20),
      ...row('2016 – 2020', 440, 112, 30),
      ...row('4 years', 440, 124, 40),
      ...row('• Trained two apprentices', 50, 124, 50),
    ];
    expect(linesOf(words)).toEqual([
      'Line Cook, Hotel Marquam|Portland, OR|2016 – 2020|4 years',
      'Worked on the grill',
      'Trained two apprentices',
    ]);
  });

  it('leaves the second line of a heading and a number beside a list item alone', () => {
    const words = [
      ...row('Hotel Marquam', 50, 100, 0),
      ...row('Portland, OR', 440, 100, 10),
      ...row('Line Cook', 50, 112, 20),
      ...row('2016 – 2020', 440, 112, 30),
      ...row('• Covers a night', 50, 124, 40),
      ...row('about 140', 440, 124, 50),
    ];
    expect(linesOf(words)).toEqual(['Hotel Marquam|Portland, OR', 'Line Cook|2016 – 2020', 'Covers a night|about 140']);
  });
});
