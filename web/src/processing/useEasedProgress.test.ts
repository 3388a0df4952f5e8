import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { easeTowards, useEasedProgress } from './useEasedProgress.ts';

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

describe('useEasedProgress', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('takes a step every 120 ms', () => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const { result, rerender } = renderHook(({ target }) => useEasedProgress(target), { initialProps: { target: 0 } });
    rerender({ target: 1 });
    act(() => void vi.advanceTimersByTime(119));
    expect(result.current).toBe(0);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBeCloseTo(easeTowards(0, 1));
  });

  it('shows the true progress at once to who wants no motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { result, rerender } = renderHook(({ target }) => useEasedProgress(target), { initialProps: { target: 0 } });
    rerender({ target: 0.7 });
    expect(result.current).toBe(0.7);
  });
});
