import type { CandidateTable } from './candidateTable.ts';
import type { Ranking } from './rankTable.ts';

/** What the table of candidates can be sorted by: a column of its own or a facet's key (`facet:growth`). */
export type SortKey = 'score' | 'name' | 'years' | 'matchedSkills' | `facet:${string}`;
export type SortDirection = 'asc' | 'desc';

const nameOrder = new Intl.Collator('en');

/**
 * The rows of a ranking in the order asked for. Equal values keep the ranking's order in both directions; unknown values stand last in both,
 * because a gap is neither the best nor the worst.
 */
export function sortRows(table: CandidateTable, ranking: Ranking, key: SortKey, direction: SortDirection): Uint32Array {
  if (key === 'score') return direction === 'desc' ? ranking.order : reverseKnown(ranking);
  if (key === 'name') return sortByName(table, ranking, direction);
  return sortByNumber(ranking.order, readColumn(table, key), direction);
}

/** Worst score first, the unscored still last. */
function reverseKnown({ order, tenths }: Ranking): Uint32Array {
  return sortByNumber(order, (row) => ((tenths[row] ?? -1) < 0 ? Number.NaN : (tenths[row] as number)), 'asc');
}

function sortByName(table: CandidateTable, ranking: Ranking, direction: SortDirection): Uint32Array {
  const sign = direction === 'asc' ? 1 : -1;
  return ranking.order.slice().sort((a, b) => sign * nameOrder.compare(table.names[a] ?? '', table.names[b] ?? ''));
}

function readColumn(table: CandidateTable, key: Exclude<SortKey, 'score' | 'name'>): (row: number) => number {
  if (key === 'years') return (row) => table.years[row] as number;
  if (key === 'matchedSkills') return (row) => table.matchedSkills[row] as number;
  const facet = table.facets.indexOf(key.slice('facet:'.length));
  if (facet < 0) return () => Number.NaN;
  return (row) => table.values[row * table.facets.length + facet] as number;
}

/** Typed arrays sort stably, so equal rows keep the order they came in. */
function sortByNumber(order: Uint32Array, read: (row: number) => number, direction: SortDirection): Uint32Array {
  const sign = direction === 'asc' ? 1 : -1;
  return order.slice().sort((a, b) => {
    const left = read(a);
    const right = read(b);
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
    return sign * (left - right);
  });
}
