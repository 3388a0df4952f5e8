import { describe, expect, it } from 'vitest';
import { packIds, packNumbers } from './packColumns.ts';

describe('packed columns', () => {
  it('hold floats little-endian, with what is unknown', () => {
    const bytes = Buffer.from(packNumbers(Float32Array.of(1.5, Number.NaN)), 'base64');
    expect([bytes.readFloatLE(0), bytes.readFloatLE(4)]).toEqual([1.5, Number.NaN]);
  });

  it('hold only their own part of a shared buffer', () => {
    const shared = Uint16Array.of(1, 2, 3, 4).subarray(1, 3);
    expect(packNumbers(shared)).toBe(Buffer.from([2, 0, 3, 0]).toString('base64'));
  });

  it('hold ids in 16 bytes each', () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect(Buffer.from(packIds([id, id]), 'base64').toString('hex')).toBe(id.replaceAll('-', '').repeat(2));
  });
});
