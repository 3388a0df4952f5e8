import { formatUuid, idBytes, parseUuid } from './uuidColumn.ts';

/**
 * Candidates of a position, column by column: row `i` of every column is the same candidate. Built once from the server's packed ScoreMatrix; after that
 * nothing needs an object per candidate, and the table can be handed from a worker to the page without copying.
 */
export interface CandidateTable {
  count: number;
  /** Facet keys, in the order of {@link values}. */
  facets: readonly string[];
  /** 16 bytes each; {@link uuidOf} reads one. */
  ids: Uint8Array;
  /** One candidate after another, one decimal as stored, NaN if a facet has no value. */
  values: Float64Array;
  matchedSkills: Uint16Array;
  /** `Ranked.standing`: 0 meets every knock-out, 1 misses one, 2 is not scored. */
  standing: Uint8Array;
  /** NaN = unknown. */
  years: Float64Array;
  /** Whole units per year, NaN = unknown. */
  payment: Float64Array;
  /** Rows with the same number are treated as one person; 0 = no other row is the same person. */
  persons: Uint32Array;
  /** Each row's place by name, from 1, as the server orders names; equal names share one. Names themselves come with the rows on display only. */
  nameRanks: Uint32Array;
  /** Rows by id. */
  idOrder: Uint32Array;
  /** Rows by matched skills, years and name, best first: the order of candidates with equal overall scores. */
  tieOrder: Uint32Array;
}

/** A row's UUID, in lower case; empty if there is no such row. */
export function uuidOf({ ids, count }: CandidateTable, row: number | undefined): string {
  return row === undefined || row < 0 || row >= count ? '' : formatUuid(ids, row * idBytes);
}

/** The row of a UUID; undefined if it is not in the table. */
export function rowOf({ ids, idOrder }: CandidateTable, uuid: string): number | undefined {
  return findRow({ ids, idOrder }, parseUuid(uuid), 0);
}

/** The row of the id that begins at `offset` of other packed ids. */
export function findRow(
  { ids, idOrder }: Pick<CandidateTable, 'ids' | 'idOrder'>,
  wanted: Uint8Array,
  offset: number,
): number | undefined {
  let first = 0;
  let end = idOrder.length;
  while (first < end) {
    const middle = (first + end) >> 1;
    const row = idOrder[middle] as number;
    const compared = compareIds(ids, row * idBytes, wanted, offset);
    if (compared === 0) return row;
    if (compared < 0) first = middle + 1;
    else end = middle;
  }
  return undefined;
}

export function compareIds(left: Uint8Array, leftAt: number, right: Uint8Array, rightAt: number): number {
  for (let index = 0; index < idBytes; index++) {
    const difference = (left[leftAt + index] ?? 0) - (right[rightAt + index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
