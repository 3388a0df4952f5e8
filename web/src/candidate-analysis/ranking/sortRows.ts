import type { CandidateTable } from './candidateTable.ts';
import type { Ranking } from './rankTable.ts';

/** Sort keys of the candidates table: one of its columns or a facet's key (`facet:growth`). */
export type SortKey = 'score' | 'name' | 'years' | 'matchedSkills' | 'payment' | `facet:${string}`;
export type SortDirection = 'asc' | 'desc';

const nameOrder = new Intl.Collator('en');

/**
 * The rows of a ranking in the requested order. Equal values keep the ranking's order in both directions. Unknown values come last in both,
 * because a gap is neither the best nor the worst.
 */
export function sortRows(table: CandidateTable, ranking: Ranking, key: SortKey, direction: SortDirection): Uint32Array {
  if (key === 'score') return direction === 'desc' ? ranking.order : reverseKnown(table, ranking);
  if (key === 'name') return sortByName(table, ranking, direction);
  return sortByNumber(ranking.order, readColumn(table, key), direction);
}

/** Knocked out first, then worst score first; rows without a score still come last. */
function reverseKnown({ standing }: CandidateTable, { order, tenths }: Ranking): Uint32Array {
  const read = (row: number) => {
    const score = tenths[row] as number;
    return standing[row] === notScored ? Number.NaN : (standing[row] === 1 ? 0 : above) + (score < 0 ? above - 1 : score);
  };
  return sortByNumber(order, read, 'asc');
}

const notScored = 2;
/** More than any score in tenths. */
const above = 2000;

function sortByName(table: CandidateTable, ranking: Ranking, direction: SortDirection): Uint32Array {
  const places = nameRanks.get(table) ?? rankNames(table);
  return sortByNumber(ranking.order, (row) => places[row] as number, direction);
}

/** Comparing strings costs far more than comparing numbers, and names do not change while sliders move, so they are compared once per table. */
const nameRanks = new WeakMap<CandidateTable, Uint32Array>();

/** Each row's rank by name; equal names share a rank. */
function rankNames(table: CandidateTable): Uint32Array {
  const { names } = table;
  const rows = Uint32Array.from(names, (_, row) => row).sort((a, b) => nameOrder.compare(names[a] ?? '', names[b] ?? ''));
  const places = new Uint32Array(names.length);
  for (let index = 1, place = 0; index < rows.length; index++) {
    const [before, row] = [rows[index - 1] as number, rows[index] as number];
    if (nameOrder.compare(names[before] ?? '', names[row] ?? '') !== 0) place = index;
    places[row] = place;
  }
  nameRanks.set(table, places);
  return places;
}

function readColumn(table: CandidateTable, key: Exclude<SortKey, 'score' | 'name'>): (row: number) => number {
  if (key === 'years') return (row) => table.years[row] as number;
  if (key === 'payment') return (row) => table.payment[row] as number;
  if (key === 'matchedSkills') return (row) => table.matchedSkills[row] as number;
  const facet = table.facets.indexOf(key.slice('facet:'.length));
  if (facet < 0) return () => Number.NaN;
  return (row) => table.values[row * table.facets.length + facet] as number;
}

/** Typed arrays sort stably, so equal rows keep their order. */
function sortByNumber(order: Uint32Array, read: (row: number) => number, direction: SortDirection): Uint32Array {
  const sign = direction === 'asc' ? 1 : -1;
  return order.slice().sort((a, b) => {
    const left = read(a);
    const right = read(b);
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
    return sign * (left - right);
  });
}
