import { describe, expect, it } from 'vitest';
import { HashTable } from './hashTable.ts';

describe('HashTable', () => {
  it('finds the row of every hash, however many share a slot', () => {
    const hashes = Int32Array.from({ length: 5000 }, (_, row) => (row % 2 === 0 ? row : -row * 65_536));
    const table = new HashTable(hashes);
    expect(Array.from(hashes, (hash) => table.rowOf(hash))).toEqual([...hashes.keys()]);
  });

  it('answers -1 for a hash that it does not hold', () => {
    expect(new HashTable(Int32Array.of(7, 9)).rowOf(8)).toBe(-1);
    expect(new HashTable(new Int32Array(0)).rowOf(8)).toBe(-1);
  });
});
