import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './pause.ts';

describe('readRetryAfter', () => {
  const now = Date.parse('2026-11-22T12:00:00Z');

  it.each([
    ['7', 7_000],
    ['0', 0],
    ['Sun, 22 Nov 2026 12:00:05 GMT', 5_000],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['', null],
    [null, null],
  ])('reads %j', (header, milliseconds) => {
    expect(readRetryAfter(header, now)).toBe(milliseconds);
  });
});
