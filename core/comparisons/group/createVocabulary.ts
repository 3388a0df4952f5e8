import type { Holders } from '../../../plugins/comparisons/rarity.ts';

/** The keys of a group with the number of their holders, and which candidate has which, as numbers. */
export interface Vocabulary {
  holders: Holders;
  keys: readonly string[];
  /** A key's number: its place in `keys`. */
  numbers: ReadonlyMap<string, number>;
  /** By number of key. */
  counts: Int32Array;
  /** Numbers of the keys of a candidate. */
  of(row: number): Int32Array;
}

export interface VocabularyBuilder {
  /** Adds the next candidate. */
  add(keys: readonly string[]): void;
  build(): Vocabulary;
}

/** Numbers instead of texts: two million of them fit in eight megabytes, and counting is reading an array. */
export function createVocabulary(): VocabularyBuilder {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const starts: number[] = [0];
  const entries: number[] = [];
  return {
    add(list) {
      for (const key of new Set(list)) {
        const number = numbers.get(key) ?? numbers.size;
        numbers.set(key, number);
        counts[number] = (counts[number] ?? 0) + 1;
        entries.push(number);
      }
      starts.push(entries.length);
    },
    build() {
      const packed = Int32Array.from(entries);
      return {
        keys: [...numbers.keys()],
        numbers,
        counts: Int32Array.from(counts),
        holders: { get: (key) => counts[numbers.get(key) ?? -1] },
        of: (row) => packed.subarray(starts[row] ?? 0, starts[row + 1] ?? 0),
      };
    },
  };
}
