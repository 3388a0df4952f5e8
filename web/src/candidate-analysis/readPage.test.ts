import { expect, it } from 'vitest';
import { readPage, withPage } from './readPage.ts';

it.each(['', 'page=0', 'page=-3', 'page=x', 'page=NaN', 'page=Infinity', 'page=1e999', 'page='])(
  'takes %j for page 1',
  (search) => {
    expect(readPage(new URLSearchParams(search))).toBe(1);
  },
);

it('takes a whole page, and leaves the first one out of the address', () => {
  expect(readPage(new URLSearchParams('page=2.9'))).toBe(2);
  expect(withPage(new URLSearchParams('tab=suggested'), 3).toString()).toBe('tab=suggested&page=3');
  expect(withPage(new URLSearchParams('tab=suggested&page=3'), 1).toString()).toBe('tab=suggested');
});
