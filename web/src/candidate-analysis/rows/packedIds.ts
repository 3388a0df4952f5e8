import { decodeUuids } from '../ranking/uuidColumn.ts';

/** UUIDs in a column of 16 bytes each: a hundred thousand cost as little as a picture, and only those that are looked at become texts. */
export interface PackedIds {
  count: number;
  /** The UUIDs from `first` up to, not including, `end`. */
  slice(first: number, end: number): string[];
  at(index: number): string | undefined;
}

const size = 16;

export function createPackedIds(bytes: Uint8Array): PackedIds {
  const slice = (first: number, end: number) => decodeUuids(bytes.subarray(Math.max(0, first) * size, Math.max(0, end) * size));
  return { count: Math.floor(bytes.length / size), slice, at: (index) => (index < 0 ? undefined : slice(index, index + 1)[0]) };
}
