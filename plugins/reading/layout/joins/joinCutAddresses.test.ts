import { describe, expect, it } from 'vitest';
import { layPage } from '../layPage.ts';
import { row } from '../testing/pageWords.ts';
import { joinCutAddresses } from './joinCutAddresses.ts';

const read = (lines: readonly string[], links: readonly string[] = []) => {
  const page = layPage(lines.flatMap((text, index) => row(text, 50, 100 + index * 12, index * 20)));
  joinCutAddresses(page, links);
  return page.map(({ words }) => words.map(({ lead, text }) => lead + text).join(''));
};

describe('joinCutAddresses', () => {
  it.each([
    [['www.linkedin.com/in/', 'ada-lovelace'], 'www.linkedin.com/in/ada-lovelace'],
    [['ada.lovelace@', 'mail.example'], 'ada.lovelace@mail.example'],
    [['ada.lovelace', '@mail.example'], 'ada.lovelace@mail.example'],
    [['https://ada-', 'lovelace.example.org/cv'], 'https://ada-lovelace.example.org/cv'],
    [['https://ww', 'w.ada.example/cv'], 'https://www.ada.example/cv'],
    [['linkedin.com/in/love', 'lace-ada-', '786'], 'linkedin.com/in/lovelace-ada-786'],
  ])('joins an address that is one only as a whole: %j', (lines, whole) => {
    expect(read(lines)).toEqual([whole]);
  });

  it('joins what a link of the page leads to', () => {
    const lines = ['ada.lovelace@mail.exampl', 'e'];
    expect(read(lines)).toEqual(lines);
    expect(read(lines, ['mailto:ada.lovelace@mail.example'])).toEqual(['ada.lovelace@mail.example']);
  });

  it.each([
    [['ada@mail.example', 'London'], []],
    [['ada@mail.example', 'www.ada.example'], []],
    [['https://www.linkedin.com/in/ada/', 'https://github.com/ada'], []],
    [['https://linkedin.com/in/ada/', 'Salary: 900'], []],
    [['https://git.example.com/ada', 'e-mail'], []],
    [['https://linkedin.com/in/ada/', 'ada.example.org/portfolio'], []],
    [['https://linkedin.com/in/ada/', '4010 Linz'], ['https://linkedin.com/in/ada/']],
    [['Anna', 'Smith'], ['https://www.linkedin.com/in/annasmith']],
  ])('leaves apart what belongs apart: %j', (lines, links: string[]) => {
    expect(read(lines, links)).toEqual(lines);
  });
});
