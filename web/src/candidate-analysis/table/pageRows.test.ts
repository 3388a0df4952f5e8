import { describe, expect, it } from 'vitest';
import { pageRows } from './pageRows.ts';

const rows = Uint32Array.from({ length: 23 }, (_, index) => index);

describe('pageRows', () => {
  it('shows ten a page', () => {
    expect(pageRows(rows, 2)).toMatchObject({ page: 2, pages: 3, from: 11, to: 20 });
    expect(pageRows(rows, 3).rows).toEqual([20, 21, 22]);
  });

  it('shows the last page for one beyond it', () => {
    expect(pageRows(rows, 99)).toMatchObject({ page: 3, from: 21, to: 23 });
  });

  it('knows an empty list', () => {
    expect(pageRows(new Uint32Array(0), 1)).toEqual({ page: 1, pages: 1, rows: [], from: 0, to: 0 });
  });
});
