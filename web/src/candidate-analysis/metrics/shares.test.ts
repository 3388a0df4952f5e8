import { describe, expect, it } from 'vitest';
import { moveShare } from './shares.ts';

const usual = { skills: 45, experience: 25, education: 10, certifications: 10, growth: 10 };
const total = (shares: Record<string, number>) => Object.values(shares).reduce((sum, share) => sum + share, 0);

describe('moveShare', () => {
  it('gives a metric the very share that its slider says, and the others the rest as they had it', () => {
    expect(moveShare(usual, 'skills', 78, usual)).toEqual({
      skills: 78,
      experience: 10,
      education: 4,
      certifications: 4,
      growth: 4,
    });
  });

  it('sums to 100 wherever a slider stands', () => {
    for (const key of Object.keys(usual))
      for (let share = 0; share <= 100; share++) {
        const moved = moveShare(usual, key, share, usual);
        expect([moved[key], total(moved)]).toEqual([share, 100]);
      }
  });

  it('gives the rest to the others by their usual weights when they had nothing', () => {
    const alone = { skills: 100, experience: 0, education: 0, certifications: 0, growth: 0 };
    expect(moveShare(alone, 'skills', 45, usual)).toEqual(usual);
    expect(total(moveShare(alone, 'skills', 0, usual))).toBe(100);
  });

  it('leaves a lone metric the whole score', () => {
    expect(moveShare({ skills: 100 }, 'skills', 20, { skills: 45 })).toEqual({ skills: 100 });
  });
});
