import { describe, expect, it } from 'vitest';
import { linesOf, row } from './testing/pageWords.ts';

describe('cells in the margin', () => {
  it('reads dates and a place in the margin with the first lines of their entry', () => {
    const entry = (y: number, order: number, dates: string, place: string) => [
      ...row('Head gardener', 50, y, order),
      ...row('Alder Park Trust', 50, y + 14, order + 10),
      ...row('Kept the rose garden', 50, y + 28, order + 20),
      ...row(dates, 400, y, order + 30),
      ...row(place, 400, y + 14, order + 40),
    ];
    expect(linesOf([...entry(100, 0, '2018 – 2021', 'Leeds'), ...entry(200, 100, '2014 – 2018', 'York')]).slice(0, 3)).toEqual([
      'Head gardener|2018 – 2021',
      'Alder Park Trust|Leeds',
      'Kept the rose garden',
    ]);
  });

  it('goes on below where the words on both sides of the break say so', () => {
    const words = [
      ...row('Accounting, analysis and', 50, 100, 0),
      ...row('2005 – 2010', 300, 100, 20),
      ...row('audit', 50, 114, 10),
    ];
    expect(linesOf(words)).toEqual(['Accounting, analysis and audit|2005 – 2010']);
  });
});

it('reads the stretched words of a justified line as one', () => {
  const stretched = ['discharge', 'plans', 'keep'].flatMap((text, index) => row(text, 50, 100, index));
  let at = 50;
  for (const word of stretched) {
    const width = word.x1 - word.x0;
    Object.assign(word, { x0: at, x1: at + width });
    at += width + 26;
  }
  expect(linesOf(stretched)).toEqual(['discharge plans keep']);
});
