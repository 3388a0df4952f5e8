import { expect, it } from 'vitest';
import { decodeBase64 } from '../candidate-analysis/ranking/decodeBase64.ts';
import { packIds } from './packIds.ts';

it('packs sixteen bytes for each UUID', () => {
  const ids = ['00010203-0405-0607-0809-0a0b0c0d0e0f', 'ffffffff-ffff-ffff-ffff-fffffffffff0'];
  expect([...decodeBase64(packIds(ids))]).toEqual([
    ...Array.from({ length: 16 }, (_, index) => index),
    ...Array.from({ length: 15 }, () => 255),
    240,
  ]);
  expect(packIds([])).toBe('');
});
