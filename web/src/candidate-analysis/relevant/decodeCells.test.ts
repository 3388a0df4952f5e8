import { expect, it } from 'vitest';
import { decodeCells } from './decodeCells.ts';

const pack = (...cells: number[]) => btoa(String.fromCharCode(...new Uint8Array(Int8Array.from(cells).buffer)));

it('gives each candidate the verdict on each requirement, and tells unknown from not judged yet', () => {
  const [ann, bo] = decodeCells(pack(100, -1, -2, 0), ['skill go', 'skill rust'], 2);
  expect([...(ann ?? [])]).toEqual([
    ['skill go', 100],
    ['skill rust', null],
  ]);
  expect([...(bo ?? [])]).toEqual([['skill rust', 0]]);
});

it('refuses a window that does not fit its requirements', () => {
  expect(() => decodeCells(pack(1, 2, 3), ['skill go', 'skill rust'], 2)).toThrow('expected 2 × 2');
});

it('has nothing to say without requirements', () => {
  expect(decodeCells('', [], 2)).toEqual([new Map(), new Map()]);
});
