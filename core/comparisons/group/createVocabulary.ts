import type { Holders } from '../../../plugins/comparisons/rarity.ts';

/** The keys of a group with the number of their holders, and which candidate has which, as numbers. */
export interface Vocabulary {
  holders: Holders;
  /** Those of an earlier state of the group, too, which nobody has any more. */
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
  /** Adds the next candidate, with the same keys as in the vocabulary before. */
  addNumbers(numbers: Int32Array): void;
  build(): Vocabulary;
}

/**
 * Numbers instead of texts: two million of them fit in eight megabytes, and counting is reading an array.
 *
 * @param before keeps the numbers of its keys
 */
export function createVocabulary(before?: Vocabulary): VocabularyBuilder {
  const numbers = new Map(before?.numbers);
  const counts: number[] = Array.from(numbers, () => 0);
  const starts: number[] = [0];
  let entries = new Int32Array(1024);
  let used = 0;
  const addNumber = (number: number) => {
    counts[number] = (counts[number] ?? 0) + 1;
    if (used === entries.length) entries = enlarge(entries);
    entries[used++] = number;
  };
  return {
    add(list) {
      for (const key of new Set(list)) {
        const number = numbers.get(key) ?? numbers.size;
        numbers.set(key, number);
        addNumber(number);
      }
      starts.push(used);
    },
    addNumbers(list) {
      for (const number of list) addNumber(number);
      starts.push(used);
    },
    build() {
      const packed = entries.slice(0, used);
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

function enlarge(full: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(full.length * 2);
  larger.set(full);
  return larger;
}
