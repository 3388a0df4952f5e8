import { describe, expect, it } from 'vitest';
import { easeTowards } from './useEasedProgress.ts';

describe('easeTowards', () => {
  it('comes nearer with each tick and arrives exactly', () => {
    const steps = [0];
    while ((steps.at(-1) ?? 1) < 0.35) steps.push(easeTowards(steps.at(-1) ?? 0, 0.35));
    expect(steps.at(-1)).toBe(0.35);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.length).toBeLessThan(20);
  });
});
