/**
 * All candidates of a position, column by column: row `i` of every column is the same candidate. Built once from the server's packed
 * ScoreMatrix; after that ranking uses no objects.
 */
export interface CandidateTable {
  count: number;
  /** Facet keys, in the order of {@link values}. */
  facets: readonly string[];
  /** Lower-case UUIDs. */
  ids: readonly string[];
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
  names: readonly string[];
  /** Row by UUID. */
  rowOf: ReadonlyMap<string, number>;
  /** Rows by matched skills, years and name, best first: the order of candidates with equal overall scores. */
  tieOrder: Uint32Array;
}
