import { expect, it } from 'vitest';
import { createPackedIds } from './packedIds.ts';

it('gives the UUIDs of a part, and nothing beyond the ends', () => {
  const ids = createPackedIds(Uint8Array.from({ length: 48 }, (_, index) => index));
  expect(ids.count).toBe(3);
  expect(ids.slice(1, 9)).toEqual(['10111213-1415-1617-1819-1a1b1c1d1e1f', '20212223-2425-2627-2829-2a2b2c2d2e2f']);
  expect([ids.at(0), ids.at(-1), ids.at(3)]).toEqual(['00010203-0405-0607-0809-0a0b0c0d0e0f', undefined, undefined]);
});
