import { useMemo } from 'react';
import { type Grouped, groupByPerson } from '../ranking/groupByPerson.ts';
import { type SortDirection, type SortKey, sortRows } from '../ranking/sortRows.ts';
import type { LiveRanking } from '../useRanking.ts';

export interface ShownRowsOptions {
  live: LiveRanking;
  sort: SortKey;
  direction: SortDirection;
  /** UUIDs that match a search; null without a search. */
  ids: ReadonlySet<string> | null;
}

export interface ShownRows extends Pick<Grouped, 'others'> {
  /** Rows of the candidates table on all pages, in display order, one per person: the best of those that match. */
  rows: Uint32Array;
}

export function useShownRows({ live: { table, ranking }, sort, direction, ids }: ShownRowsOptions): ShownRows {
  const { best, others } = useMemo(() => {
    const { order } = ranking;
    return groupByPerson(table, ids === null ? order : order.filter((row) => ids.has(table.ids[row] ?? '')));
  }, [table, ranking, ids]);
  const rows = useMemo(
    () => sortRows(table, { ...ranking, order: best }, sort, direction),
    [table, ranking, best, sort, direction],
  );
  return { rows, others };
}
