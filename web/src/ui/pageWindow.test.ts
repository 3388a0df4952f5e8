import { describe, expect, it } from 'vitest';
import { pageWindow } from './pageWindow.ts';

describe('pageWindow', () => {
  it('shows all pages up to seven', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('never shows more than seven: the first, the last, and the current one with its neighbours', () => {
    expect(pageWindow(1, 50)).toEqual([1, 2, 3, 4, 5, 6, 50]);
    expect(pageWindow(20, 50)).toEqual([1, 18, 19, 20, 21, 22, 50]);
    expect(pageWindow(50, 50)).toEqual([1, 45, 46, 47, 48, 49, 50]);
    expect(pageWindow(4, 8)).toEqual([1, 2, 3, 4, 5, 6, 8]);
  });

  it('shows page one of an empty list', () => {
    expect(pageWindow(1, 0)).toEqual([1]);
  });
});
