import type { SortDirection } from './ranking/sortRows.ts';
import { readPage } from './readPage.ts';

export interface AddressState {
  q: string;
  /** 1-based. */
  page: number;
  /** The column that the list is sorted by, by its name in the address. */
  sort: string;
  direction: SortDirection;
}

/**
 * Reads `q`, `page`, `sort` and `dir` from the address. Anything but a positive finite page means page 1, and a column that is not sortable the score.
 *
 * @param sortable names of columns besides the score
 */
export function readAddress(params: URLSearchParams, sortable: readonly string[]): AddressState {
  const asked = params.get('sort') ?? '';
  const sort = sortable.includes(asked) ? asked : 'score';
  const direction = params.get('dir');
  return {
    q: params.get('q') ?? '',
    page: readPage(params),
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : firstDirection(sort),
  };
}

/** The parameters with a change of the state applied; defaults are left out. A new search or order starts at page 1. */
export function changeAddress(
  params: URLSearchParams,
  sortable: readonly string[],
  change: Partial<AddressState>,
): URLSearchParams {
  const state = { ...readAddress(params, sortable), ...(change.page === undefined ? { page: 1 } : {}), ...change };
  const next = new URLSearchParams(params);
  set(next, 'q', state.q, state.q !== '');
  set(next, 'page', String(state.page), state.page > 1);
  set(next, 'sort', state.sort, state.sort !== 'score');
  set(next, 'dir', state.direction, state.direction !== firstDirection(state.sort));
  return next;
}

/** The sort state after a click on a column's header: its first direction, then the other. */
export function toggleSort(state: AddressState, column: string): Pick<AddressState, 'sort' | 'direction'> {
  if (state.sort !== column) return { sort: column, direction: firstDirection(column) };
  return { sort: column, direction: state.direction === 'asc' ? 'desc' : 'asc' };
}

function firstDirection(column: string): SortDirection {
  return column === 'name' ? 'asc' : 'desc';
}

function set(params: URLSearchParams, name: string, value: string, wanted: boolean): void {
  if (wanted) params.set(name, value);
  else params.delete(name);
}
