import { describe, expect, it } from 'vitest';
import { pageWindow } from './pageWindow.ts';

describe('pageWindow', () => {
  it('shows all pages up to seven', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('never shows more than seven and keeps the current page among them', () => {
    expect(pageWindow(1, 50)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pageWindow(20, 50)).toEqual([17, 18, 19, 20, 21, 22, 23]);
    expect(pageWindow(50, 50)).toEqual([44, 45, 46, 47, 48, 49, 50]);
  });

  it('shows page one of an empty list', () => {
    expect(pageWindow(1, 0)).toEqual([1]);
  });
});
