import type { CandidateTable } from './candidateTable.ts';

/** A ranking of a {@link CandidateTable} under given weights. */
export interface Ranking {
  /** Overall score of each row in tenths (0 to 1000), -1 if the row has no weighted facet. */
  tenths: Int16Array;
  /** Rows, best first. */
  order: Uint32Array;
}

const unscored = -1;
const highest = 1000;
/** One bucket a tenth from 0 to 1000, and one for the unscored. */
const bucketsOfStanding = highest + 2;
const standings = 3;

/**
 * Ranks every row by the weighted mean of its facets, exactly as `overallScore` and `compareRanked` of plugins/facets do, but over typed arrays:
 * scores are whole tenths, so a counting sort over the tie order, by standing and score, sorts everything in one pass.
 *
 * @param weights one per facet, in the table's order of facets; zero or less excludes a facet
 */
export function rankTable(table: CandidateTable, weights: readonly number[]): Ranking {
  const tenths = weighRows(table, weights);
  return { tenths, order: sortByTenths(tenths, table) };
}

/** A row's score from 0 to 100; null if the row has no weighted facet. */
export function scoreOfRow(ranking: Ranking, row: number): number | null {
  const tenths = ranking.tenths[row] ?? unscored;
  return tenths === unscored ? null : tenths / 10;
}

function weighRows({ count, facets, values }: CandidateTable, weights: readonly number[]): Int16Array {
  const width = facets.length;
  const active = Float64Array.from(facets, (_, facet) => positive(weights[facet]));
  const tenths = new Int16Array(count);
  for (let row = 0, at = 0; row < count; row++) {
    let sum = 0;
    let weightSum = 0;
    for (let facet = 0; facet < width; facet++, at++) {
      const value = values[at] as number;
      const weight = active[facet] as number;
      // NaN is the only number that differs from itself.
      if (weight === 0 || value !== value) continue;
      sum += value * weight;
      weightSum += weight;
    }
    tenths[row] = weightSum > 0 ? Math.round(Math.min(100, Math.max(0, sum / weightSum)) * 10) : unscored;
  }
  return tenths;
}

/** Counting sort, stable over `tieOrder`: by standing, in each the highest first and the unscored last. */
function sortByTenths(tenths: Int16Array, { standing, tieOrder }: CandidateTable): Uint32Array {
  const starts = new Uint32Array(standings * bucketsOfStanding + 1);
  const bucketOf = (row: number) => (standing[row] as number) * bucketsOfStanding + highest - (tenths[row] as number);
  for (let row = 0; row < tenths.length; row++) starts[bucketOf(row) + 1]! += 1;
  for (let bucket = 1; bucket < starts.length; bucket++) starts[bucket]! += starts[bucket - 1] as number;
  const order = new Uint32Array(tenths.length);
  for (let index = 0; index < tieOrder.length; index++) {
    const row = tieOrder[index] as number;
    order[starts[bucketOf(row)]!++] = row;
  }
  return order;
}

function positive(weight: number | undefined): number {
  return weight !== undefined && weight > 0 ? weight : 0;
}
