import { useMemo } from 'react';
import { type Grouped, groupByPerson } from '../ranking/groupByPerson.ts';
import { keepMatching } from '../ranking/keepMatching.ts';
import { type SortDirection, type SortKey, sortRows } from '../ranking/sortRows.ts';
import type { LiveRanking } from '../useRanking.ts';

export interface ShownRowsOptions {
  live: LiveRanking;
  sort: SortKey;
  direction: SortDirection;
  /** Packed ids that match a search; null without a search. */
  ids: Uint8Array | null;
}

export interface ShownRows extends Pick<Grouped, 'others'> {
  /** Rows of the candidates table on all pages, in display order, one per person: the best of those that match. */
  rows: Uint32Array;
}

export function useShownRows({ live: { table, ranking, grouped }, sort, direction, ids }: ShownRowsOptions): ShownRows {
  const { best, others } = useMemo(
    () => (ids === null ? grouped : groupByPerson(table, keepMatching(table, ranking.order, ids))),
    [table, ranking, grouped, ids],
  );
  const rows = useMemo(
    () => sortRows(table, { ...ranking, order: best }, sort, direction),
    [table, ranking, best, sort, direction],
  );
  return { rows, others };
}
