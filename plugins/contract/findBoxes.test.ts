import { describe, expect, it } from 'vitest';
import type { Box, TextLine, TextRun } from '../contract.ts';
import { findBoxes } from './findBoxes.ts';

const look = { fontSize: 10, bold: false, italic: false };
const box = (x: number, y: number, width: number): Box => ({ page: 1, x, y, width, height: 10 });
const run = (start: number, end: number, place: Box | null): TextRun => ({ start, end, box: place, ...look });
const plain = { page: 1, block: 0, role: 'body' as const, listItem: false, heading: false, fontSize: 10, bold: false };
const line = (start: number, end: number, runs: TextRun[], place: Box | null = null): TextLine => ({
  start,
  end,
  box: place,
  runs,
  ...plain,
});

/** "Ada Lovelace" above "London". */
const lines = [
  line(0, 12, [run(0, 3, box(10, 20, 30)), run(4, 12, box(50, 20, 80))]),
  line(13, 19, [run(13, 19, box(10, 40, 60))]),
];

describe('findBoxes', () => {
  it('surrounds the words of a line', () => expect(findBoxes({ lines }, { start: 0, end: 12 })).toEqual([box(10, 20, 120)]));
  it('returns one rectangle per line', () =>
    expect(findBoxes({ lines }, { start: 4, end: 19 })).toEqual([box(50, 20, 80), box(10, 40, 60)]));
  it('returns one rectangle per row where the halves of a broken word are one line', () => {
    const address = line(0, 15, [run(0, 4, box(10, 20, 40)), run(4, 15, box(10, 32, 110))]);
    expect(findBoxes({ lines: [address] }, { start: 0, end: 15 })).toEqual([box(10, 20, 40), box(10, 32, 110)]);
  });
  it('measures a part of a word', () => expect(findBoxes({ lines }, { start: 6, end: 8 })).toEqual([box(70, 20, 20)]));
  it('returns nothing outside the text', () => expect(findBoxes({ lines }, { start: 19, end: 30 })).toEqual([]));
  it("uses the line's box where the line has no words", () =>
    expect(findBoxes({ lines: [line(0, 5, [], box(1, 2, 3))] }, { start: 1, end: 2 })).toEqual([box(1, 2, 3)]));
  it('finds nothing in a text without places', () =>
    expect(findBoxes({ lines: [line(0, 5, [run(0, 5, null)])] }, { start: 0, end: 5 })).toEqual([]));
});
