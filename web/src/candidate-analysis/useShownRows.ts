import { useMemo } from 'react';
import { type SortColumn, sortKeys } from './addressState.ts';
import { type SortDirection, sortRows } from './ranking/sortRows.ts';
import type { LiveRanking } from './useRanking.ts';

export interface ShownRowsOptions {
  live: LiveRanking;
  sort: SortColumn;
  direction: SortDirection;
  /** UUIDs that match a search; null for all. */
  ids: ReadonlySet<string> | null;
}

/** The rows of the table of candidates that the list shows, over all its pages, in order. */
export function useShownRows({ live: { table, ranking }, sort, direction, ids }: ShownRowsOptions): Uint32Array {
  const sorted = useMemo(() => sortRows(table, ranking, sortKeys[sort], direction), [table, ranking, sort, direction]);
  return useMemo(() => (ids === null ? sorted : sorted.filter((row) => ids.has(table.ids[row] ?? ''))), [sorted, ids, table]);
}
