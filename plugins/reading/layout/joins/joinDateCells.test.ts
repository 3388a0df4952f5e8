import { describe, expect, it } from 'vitest';
import { linesOf, row } from '../testing/pageWords.ts';

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

  it('reads a period that begins with its month and goes on to the present moment', () => {
    const words = [
      ...row('Октябрь', 50, 100, 0),
      ...row('2022 -', 50, 112, 10),
      ...row('Текущий', 50, 124, 20),
      ...row('момент', 50, 136, 30),
      ...row('Повар, ресторан «Север»', 200, 100, 40),
      ...row('Отвечал за закупки и меню', 200, 115, 50),
    ];
    expect(linesOf(words)).toEqual(['Октябрь 2022 - Текущий момент', 'Повар, ресторан «Север»', 'Отвечал за закупки и меню']);
  });

  it('reads a comma behind a month', () => {
    const words = [
      ...row('Oct, 2024', 50, 100, 0),
      ...row('– Jun,', 50, 112, 10),
      ...row('2026', 50, 124, 20),
      ...row('Line Cook', 200, 100, 30),
      ...row('Hotel Marquam', 200, 115, 40),
    ];
    expect(linesOf(words)).toEqual(['Oct, 2024 – Jun, 2026', 'Line Cook', 'Hotel Marquam']);
  });

  it('keeps the dash in front of the rest of a wrapped period', () => {
    const words = [...row('Line Cook, Hotel Marquam, Jun 2014', 50, 100, 0), ...row('– Mar 2017', 50, 112, 10)];
    expect(linesOf(words)).toEqual(['Line Cook, Hotel Marquam, Jun 2014', '– Mar 2017']);
  });

  it('leaves dates over each other alone where nothing stands beside them', () => {
    const words = [...row('Line Cook', 50, 100, 0), ...row('May 2016 –', 50, 115, 10), ...row('Jan 2020', 50, 130, 20)];
    expect(linesOf(words)).toEqual(['Line Cook', 'May 2016 –', 'Jan 2020']);
  });
});
