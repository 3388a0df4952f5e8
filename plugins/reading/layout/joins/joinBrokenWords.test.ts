import { expect, it } from 'vitest';
import { layPage } from '../layPage.ts';
import { row } from '../testing/pageWords.ts';
import { joinBrokenWords } from './joinBrokenWords.ts';

const read = (lines: readonly string[]) => {
  const page = layPage(lines.flatMap((text, index) => row(text, 50, 100 + index * 12, index * 20)));
  joinBrokenWords([page], false);
  return page
    .map(({ words }) =>
      words
        .map(({ lead, text }) => lead + text)
        .join('')
        .trim(),
    )
    .join(' ');
};

it('keeps the hyphen of a lone compound, and drops those of a text that divides its words', () => {
  expect(read(['led a cross-', 'functional team'])).toBe('led a cross-functional team');
  const divided = ['the manage-', 'ment of ware-', 'houses and deli-', 'very of par-', 'cels to custo-', 'mers'];
  expect(read(divided)).toBe('the management of warehouses and delivery of parcels to customers');
});

it('drops a hyphen that a program set to divide a word, unless its font calls every hyphen so', () => {
  expect(read(['led the manage\u00ad', 'ment of it'])).toBe('led the management of it');
  expect(read(['a front\u00adend for cross\u00ad', 'functional teams'])).toBe('a front-end for cross-functional teams');
});

it('keeps the hyphen before a capital, in a text that divides its words too', () => {
  const divided = [
    'the manage-',
    'ment of ware-',
    'houses and deli-',
    'very of par-',
    'cels to custo-',
    'mers in Rostov-on-',
    'Don city',
  ];
  expect(read(divided)).toBe('the management of warehouses and delivery of parcels to customers in Rostov-on-Don city');
});
