import { expect, it } from 'vitest';
import { createElementSlots } from './elementSlots.ts';

const keys = (slotsOf: ReturnType<typeof createElementSlots>, first: number, count: number) => {
  const slot = slotsOf(first, count);
  return Array.from({ length: count }, (_, place) => slot(first + place));
};

it('keeps the element of each row that stays in view, and gives no element to two rows', () => {
  const slots = createElementSlots(2);
  let before = new Map<number, number>();
  for (const first of [0, 1, 4, 9, 8, 2, 0]) {
    const now = new Map(keys(slots, first, 10).map((key, place) => [first + place, key]));
    expect(new Set(now.values()).size).toBe(10);
    for (const [index, key] of now) if (before.has(index)) expect(key).toBe(before.get(index));
    before = now;
  }
});

it('begins with the first element after a jump, so that none is moved', () => {
  const slots = createElementSlots(2);
  const top = keys(slots, 0, 10);
  expect(keys(slots, 5_003, 10)).toEqual(top);
  expect(keys(slots, 40, 10)).toEqual(top);
});

it('has enough elements when more rows come into view', () => {
  const slots = createElementSlots(2);
  keys(slots, 0, 5);
  expect(new Set(keys(slots, 0, 20)).size).toBe(20);
});
