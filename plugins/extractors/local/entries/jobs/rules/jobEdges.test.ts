import { expect, it } from 'vitest';
import { extractResume } from '../../../facts/extractResume.ts';
import { textDocument } from '../../../shared/textDocument.ts';

const { signal } = new AbortController();
const read = (text: string) =>
  extractResume(textDocument(`Nora Falk\n\n${text}`), { today: '2026-01-31', signal }).experience.map(({ value }) => [
    value.position,
    value.company,
  ]);

it('leaves the number in the list out of employers, and "As" out of positions', () => {
  expect(
    read(
      'EXPERIENCE\n1- Halden Trading LLC\nAs a Sales Executive\n2015 – 2018\n2- Oakmere Foods Ltd\nAs Floor Manager\n2012 – 2015',
    ),
  ).toEqual([
    ['Sales Executive', 'Halden Trading LLC'],
    ['Floor Manager', 'Oakmere Foods Ltd'],
  ]);
});

it('keeps a number that is part of a name', () => {
  expect(read('EXPERIENCE\n7-Eleven Ltd\nCashier\n2015 – 2018\nOakmere Foods Ltd\nCook\n2012 – 2015')[0]).toEqual([
    'Cashier',
    '7-Eleven Ltd',
  ]);
});

it('knows a heading in capitals with more behind a dash', () => {
  expect(
    read('WORK EXPERIENCE -- 9 YEARS OF EXPERIENCE IN THE GULF\nCook, Halden Foods Ltd\n2012 – 2015\n\nEDUCATION\nLeeds College'),
  ).toEqual([['Cook', 'Halden Foods Ltd']]);
});

it('takes no half sentence for an employer', () => {
  expect(
    read('EXPERIENCE\nWorked as a Maintenance Engineer OAKMERE SYSTEM\nfrom April 2002 to July 2005').map(
      ([, company]) => company,
    ),
  ).not.toContain('Worked as a');
});
