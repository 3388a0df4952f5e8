import { expect, it } from 'vitest';
import { WeightTable } from './weightTable.ts';

/** Rows of one entry: the weight of label 1. */
function tableOf(hashes: Uint32Array, weightOf: (row: number) => number): WeightTable {
  return new WeightTable({
    hashes,
    counts: new Uint8Array(hashes.length).fill(1),
    labelOf: new Uint8Array(hashes.length).fill(1),
    weights: Int16Array.from(hashes, (_, row) => weightOf(row)),
  });
}

const sumsOf = (table: WeightTable, ...features: number[]) => {
  const sums = new Int32Array(4);
  table.addTo(sums, 1, features);
  return [...sums];
};

it('finds the weight of every hash, however many share a slot', () => {
  const hashes = Uint32Array.from({ length: 5000 }, (_, row) => (row % 2 === 0 ? row : -row * 65_536));
  const table = tableOf(hashes, (row) => row - 2500);
  expect(Array.from(hashes, (hash) => sumsOf(table, hash)[2])).toEqual(Array.from(hashes, (_, row) => row - 2500));
});

it('adds nothing for a hash that it does not hold', () => {
  expect(
    sumsOf(
      tableOf(Uint32Array.of(7, 9), () => 5),
      8,
    ),
  ).toEqual([0, 0, 0, 0]);
  expect(
    sumsOf(
      tableOf(new Uint32Array(0), () => 5),
      0,
    ),
  ).toEqual([0, 0, 0, 0]);
});

it('adds all entries of all features, each to its label', () => {
  const table = new WeightTable({
    hashes: Uint32Array.of(0, -4),
    counts: Uint8Array.of(2, 1),
    labelOf: Uint8Array.of(0, 2, 2),
    weights: Int16Array.of(-32_767, 32_767, -7),
  });
  expect(sumsOf(table, 0, -4)).toEqual([0, -32_767, 0, 32_760]);
});
