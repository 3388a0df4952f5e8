import { describe, expect, it } from 'vitest';
import { readNumber } from './readNumber.ts';

describe('readNumber', () => {
  it('reads points, commas and grouped digits', () => {
    expect(['7.5', '7,5', ' 95 000 ', '95\u00a0000', '0'].map(readNumber)).toEqual([7.5, 7.5, 95_000, 95_000, 0]);
  });

  it('tells nothing from nonsense', () => {
    expect(readNumber('  ')).toBeNull();
    expect(['seven', '-3', '1.2.3', '1e5'].map(readNumber)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
