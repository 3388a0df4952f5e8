import { describe, expect, it } from 'vitest';
import { saysCurrent, supportedDate } from './supportedDate.ts';

describe('supportedDate', () => {
  it.each([
    ['2019-03', 'March 2019 - Present', '2019-03'],
    ['2019-03', '03/2019 – 05/2021', '2019-03'],
    ['2021-05', '03/2019 – 05/2021', '2021-05'],
    ['2019-03', '2019-03 to 2021-05', '2019-03'],
    ['2019-03', 'Mar ’19', '2019-03'],
    ['2019-03', '03/19', '2019-03'],
    ['2019-03', '01.03.2019', '2019-03'],
    ['2019-03', 'март 2019 — по настоящее время', '2019-03'],
    ['2022-07', 'Summer 2022', '2022-07'],
    ['2019', '2019–2021', '2019'],
  ])('keeps %s where it says "%s"', (value, words, expected) => {
    expect(supportedDate(value, words)).toBe(expected);
  });

  it.each([
    ['2019-03', '2019 - 2021', '2019'],
    ['2019-03', 'April 2019', '2019'],
    ['2018-03', 'March 2019', null],
    ['2019-13', '2019', '2019'],
    ['1019-01', '1019', null],
    ['2019', '20190', null],
    ['last year', '2019', null],
    [null, '2019', null],
  ])('keeps of %s what "%s" says', (value, words, expected) => {
    expect(supportedDate(value, words)).toBe(expected);
  });

  it('keeps a day only where one is asked for and said', () => {
    expect(supportedDate('2024-05-07', 'Updated: 7 May 2024', 'day')).toBe('2024-05-07');
    expect(supportedDate('2024-05-07', 'Updated: 7 May 2024')).toBe('2024-05');
    expect(supportedDate('2024-05-07', 'Updated: May 2024', 'day')).toBe('2024-05');
  });

  it('knows what goes on', () => {
    for (const words of ['2019 - Present', 'с 2019 года по настоящее время', '2019 –', 'Since 2019'])
      expect(saysCurrent(words)).toBe(true);
    for (const words of ['2019 - 2021', 'March 2019']) expect(saysCurrent(words)).toBe(false);
  });
});
