import type { SortDirection, SortKey } from './ranking/sortRows.ts';

/** Sortable columns by their name in the address. */
export const sortKeys = {
  score: 'score',
  name: 'name',
  relevance: 'facet:skills',
  achievements: 'facet:achievements',
  skills: 'matchedSkills',
  growth: 'facet:growth',
  experience: 'years',
} as const satisfies Record<string, SortKey>;

export type SortColumn = keyof typeof sortKeys;

export interface AddressState {
  q: string;
  /** 1-based. */
  page: number;
  sort: SortColumn;
  direction: SortDirection;
}

/** Reads `q`, `page`, `sort` and `dir` from the address. Anything but a positive finite page means page 1. */
export function readAddress(params: URLSearchParams): AddressState {
  const page = Number(params.get('page') ?? 1);
  const asked = params.get('sort') ?? '';
  const sort = Object.hasOwn(sortKeys, asked) ? (asked as SortColumn) : 'score';
  const direction = params.get('dir');
  return {
    q: params.get('q') ?? '',
    page: Number.isFinite(page) && page >= 1 ? Math.floor(page) : 1,
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : firstDirection(sort),
  };
}

/** The parameters with a change applied; defaults are left out. A new search or order starts at page 1. */
export function changeAddress(params: URLSearchParams, change: Partial<AddressState>): URLSearchParams {
  const state = { ...readAddress(params), ...(change.page === undefined ? { page: 1 } : {}), ...change };
  const next = new URLSearchParams(params);
  set(next, 'q', state.q, state.q !== '');
  set(next, 'page', String(state.page), state.page > 1);
  set(next, 'sort', state.sort, state.sort !== 'score');
  set(next, 'dir', state.direction, state.direction !== firstDirection(state.sort));
  return next;
}

/** The sort state after a click on a column's header: its first direction, then the other. */
export function toggleSort(state: AddressState, column: SortColumn): Pick<AddressState, 'sort' | 'direction'> {
  if (state.sort !== column) return { sort: column, direction: firstDirection(column) };
  return { sort: column, direction: state.direction === 'asc' ? 'desc' : 'asc' };
}

function firstDirection(column: SortColumn): SortDirection {
  return column === 'name' ? 'asc' : 'desc';
}

function set(params: URLSearchParams, name: string, value: string, wanted: boolean): void {
  if (wanted) params.set(name, value);
  else params.delete(name);
}
