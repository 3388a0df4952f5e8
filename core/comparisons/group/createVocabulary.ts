import type { Holders } from '../../../plugins/comparisons/rarity.ts';

/** The keys of a group, how many candidates have each, and which candidate has which. */
export interface Vocabulary {
  holders: Holders;
  /** May include keys of an earlier state that nobody has any more. */
  keys: readonly string[];
  /** A key's number: its place in `keys`. */
  numbers: ReadonlyMap<string, number>;
  /** By number of key. */
  counts: Int32Array;
  /** The key numbers of a candidate. */
  of(row: number): Int32Array;
}

export interface VocabularyBuilder {
  /** Adds the next candidate. */
  add(keys: readonly string[]): void;
  /** Adds the next candidate with the keys it had in the earlier vocabulary. */
  addNumbers(numbers: Int32Array): void;
  build(): Vocabulary;
}

/**
 * Stores keys as numbers: two million fit in eight megabytes, and counting holders is an array lookup.
 *
 * @param before an earlier vocabulary, whose key numbers are kept
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
