import { expect, it } from 'vitest';
import { changeCompared, readCompared } from './compareAddress.ts';

const [one, two] = ['018f0000-0000-7000-8000-000000000001', '018F0000-0000-7000-8000-00000000000A'];

it('reads each candidate once and leaves out what is no id', () => {
  const params = new URLSearchParams({ compare: `${one}, ${two},${one},x,<b>` });
  expect(readCompared(params)).toEqual([one, two.toLowerCase()]);
  expect(readCompared(new URLSearchParams('compare='))).toEqual([]);
});

it('keeps the rest of the address', () => {
  const params = changeCompared(new URLSearchParams('project=p1&tab=compare'), [one]);
  expect(params.toString()).toBe(`project=p1&tab=compare&compare=${one}`);
  expect(changeCompared(params, []).toString()).toBe('project=p1&tab=compare');
});
