import type { CandidateTable } from './candidateTable.ts';
import type { Ranking } from './rankTable.ts';

/** Sort keys of the candidates table: one of its columns or a facet's key (`facet:growth`). */
export type SortKey = 'score' | 'name' | 'years' | 'matchedSkills' | 'payment' | `facet:${string}`;
export type SortDirection = 'asc' | 'desc';

/**
 * The rows of a ranking in the requested order. Equal values keep the ranking's order in both directions. Unknown values come last in both,
 * because a gap is neither the best nor the worst.
 */
export function sortRows(table: CandidateTable, ranking: Ranking, key: SortKey, direction: SortDirection): Uint32Array {
  if (key === 'score' && direction === 'desc') return ranking.order;
  return sortByRank(ranking.order, key === 'score' ? rankScores(table, ranking) : ranksOf(table, key), direction);
}

/** Rows by value: 1 is the lowest, equal values share a rank, 0 is unknown. */
interface Ranks {
  of: Uint32Array;
  highest: number;
}

/** Counting sort, stable: while a slider moves, a list in any order costs one pass. */
function sortByRank(order: Uint32Array, { of, highest }: Ranks, direction: SortDirection): Uint32Array {
  const bucketOf = (row: number) => {
    const rank = of[row] as number;
    if (rank === 0) return highest;
    return direction === 'asc' ? rank - 1 : highest - rank;
  };
  const starts = new Uint32Array(highest + 2);
  for (let place = 0; place < order.length; place++) starts[bucketOf(order[place] as number) + 1]! += 1;
  for (let bucket = 1; bucket < starts.length; bucket++) starts[bucket]! += starts[bucket - 1] as number;
  const sorted = new Uint32Array(order.length);
  for (let place = 0; place < order.length; place++) {
    const row = order[place] as number;
    sorted[starts[bucketOf(row)]!++] = row;
  }
  return sorted;
}

/** Knocked out first, then worst score first; rows without a score still come last. */
function rankScores({ standing }: CandidateTable, { tenths }: Ranking): Ranks {
  const of = new Uint32Array(tenths.length);
  for (let row = 0; row < of.length; row++) {
    const score = tenths[row] as number;
    if (standing[row] !== notScored) of[row] = 1 + (standing[row] === 1 ? 0 : above) + (score < 0 ? above - 1 : score);
  }
  return { of, highest: 2 * above };
}

const notScored = 2;
/** More than any score in tenths. */
const above = 2000;

/** Values do not change while sliders move, so each column is ranked once per table. */
const known = new WeakMap<CandidateTable, Map<SortKey, Ranks>>();

function ranksOf(table: CandidateTable, key: Exclude<SortKey, 'score'>): Ranks {
  const columns = known.get(table) ?? new Map<SortKey, Ranks>();
  known.set(table, columns);
  const ranks = columns.get(key) ?? rankColumn(table, key);
  columns.set(key, ranks);
  return ranks;
}

function rankColumn(table: CandidateTable, key: Exclude<SortKey, 'score'>): Ranks {
  if (key === 'name') return { of: table.nameRanks, highest: table.count };
  const read = readColumn(table, key);
  const values = Float64Array.from({ length: table.count }, (_, row) => read(row));
  const places = new Map<number, number>();
  for (const value of values.slice().sort()) if (!Number.isNaN(value) && !places.has(value)) places.set(value, places.size + 1);
  return { of: Uint32Array.from(values, (value) => places.get(value) ?? 0), highest: places.size };
}

function readColumn(table: CandidateTable, key: Exclude<SortKey, 'score' | 'name'>): (row: number) => number {
  if (key === 'years') return (row) => table.years[row] as number;
  if (key === 'payment') return (row) => table.payment[row] as number;
  if (key === 'matchedSkills') return (row) => table.matchedSkills[row] as number;
  const facet = table.facets.indexOf(key.slice('facet:'.length));
  if (facet < 0) return () => Number.NaN;
  return (row) => table.values[row * table.facets.length + facet] as number;
}
