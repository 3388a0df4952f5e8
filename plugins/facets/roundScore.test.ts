import { describe, expect, it } from 'vitest';
import { roundScore } from './roundScore.ts';

describe('roundScore', () => {
  it('rounds to one decimal', () => {
    expect(roundScore(83.3333)).toBe(83.3);
    expect(roundScore(66.6666)).toBe(66.7);
  });

  it('stays within 0 and 100', () => {
    expect(roundScore(-4)).toBe(0);
    expect(roundScore(120)).toBe(100);
    expect(roundScore(Number.NaN)).toBe(0);
  });
});
