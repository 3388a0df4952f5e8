import { describe, expect, it } from 'vitest';
import { apportion } from './apportion.ts';

describe('apportion', () => {
  it('rounds thirds to a hundred', () => {
    expect(apportion([1, 1, 1], [])).toEqual([34, 33, 33]);
  });

  it('divides equally where nobody weighs anything', () => {
    expect(apportion([0, 0], [0, 0])).toEqual([50, 50]);
  });
});
