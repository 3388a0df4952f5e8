/**
 * All candidates of a position, column by column: row `i` of every column is the same candidate. Built once from the server's packed
 * ScoreMatrix; ranking then never touches an object.
 */
export interface CandidateTable {
  count: number;
  /** Facet keys, in the order of {@link values}. */
  facets: readonly string[];
  /** Lower-case UUIDs. */
  ids: readonly string[];
  /** Candidate-major, one decimal as stored, NaN where a facet has no value. */
  values: Float64Array;
  matchedSkills: Uint16Array;
  /** NaN = unknown. */
  years: Float64Array;
  /** Whole units a year, NaN = unknown. */
  payment: Float64Array;
  /** Rows with the same number are taken for one person; 0 = nobody else is. */
  persons: Uint32Array;
  names: readonly string[];
  /** Row by UUID. */
  rowOf: ReadonlyMap<string, number>;
  /** Rows by matched skills, years and name, best first: the order of candidates whose overall score is equal. */
  tieOrder: Uint32Array;
}
