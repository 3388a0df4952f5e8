import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AddressState, changeAddress, readAddress } from '../addressState.ts';
import type { SortKey } from '../ranking/sortRows.ts';
import type { MetricColumn } from '../table/metricColumns.ts';
import { pageRows } from '../table/pageRows.ts';
import type { LiveRanking } from '../useRanking.ts';
import { useMatching } from './useMatching.ts';
import { useShownRows } from './useShownRows.ts';

/** The rows that the address asks for: those that match the search, in its order, and of these one page. */
export function useTopRows(projectId: string, live: LiveRanking, columns: readonly MetricColumn[]) {
  const [params, setParams] = useSearchParams();
  const sortable = useMemo(() => ['name', ...columns.map(({ id }) => id)], [columns]);
  const address = readAddress(params, sortable);
  const change = (patch: Partial<AddressState>) =>
    setParams((current) => changeAddress(current, sortable, patch), { replace: patch.page === undefined });
  const { ids, meaning, pending } = useMatching(projectId, address.q);
  const { direction } = address;
  const { rows: matching, others } = useShownRows({ live, sort: sortKeyOf(columns, address.sort), direction, ids });
  const total = ids === null ? live.total : matching.length;
  const page = useMemo(() => pageRows(matching, address.page, total), [matching, address.page, total]);
  // The server has ranked the best by their score; anything else needs everybody.
  const isFirst = address.q === '' && address.sort === 'score' && direction === 'desc' && page.rows.length > 0;
  return { address, change, meaning, pending, matching, others, total, ready: live.whole || isFirst, ...page };
}

function sortKeyOf(columns: readonly MetricColumn[], sort: string): SortKey {
  if (sort === 'name') return 'name';
  return columns.find(({ id }) => id === sort)?.sort ?? 'score';
}
