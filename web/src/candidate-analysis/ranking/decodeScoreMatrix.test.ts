import { describe, expect, it } from 'vitest';
import { rowOf, uuidOf } from './candidateTable.ts';
import { decodeScoreMatrix } from './decodeScoreMatrix.ts';
import { packMatrix } from './packMatrix.ts';
import { decodeUuids } from './uuidColumn.ts';

const row = {
  id: '0190f5fe-7c00-7a1b-9d2c-3e4f5a6b7c8d',
  name: 'Зоя Ким',
  values: [83.3, null],
  matchedSkills: 7,
  years: 6.4,
  payment: 95_000,
};

describe('decodeScoreMatrix', () => {
  it('gives back what was packed, values to the very decimal', () => {
    const table = decodeScoreMatrix(packMatrix(['skills', 'growth'], [row]));
    expect(uuidOf(table, 0)).toBe(row.id);
    expect(Array.from(table.values)).toEqual([83.3, Number.NaN]);
    expect(table.matchedSkills[0]).toBe(7);
    expect(table.years[0]).toBe(6.4);
    expect(table.payment[0]).toBe(95_000);
    expect(table.nameRanks[0]).toBe(1);
    expect(rowOf(table, row.id)).toBe(0);
    expect(rowOf(table, row.id.replace('0', '1'))).toBeUndefined();
  });

  it('refuses a column of the wrong length, naming it', () => {
    const packed = packMatrix(['skills', 'growth'], [row]);
    expect(() => decodeScoreMatrix({ ...packed, count: 2 })).toThrow("Score matrix column 'ids' has 16 entries - expected 32");
    expect(() => decodeScoreMatrix({ ...packed, facets: ['skills'] })).toThrow("column 'values' has 2 entries - expected 1");
  });
});

describe('decodeUuids', () => {
  it('reads 16 bytes an id and ignores a torn end', () => {
    const bytes = Uint8Array.from({ length: 20 }, (_, index) => index);
    expect(decodeUuids(bytes)).toEqual(['00010203-0405-0607-0809-0a0b0c0d0e0f']);
  });
});
