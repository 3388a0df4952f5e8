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
  const page = useMemo(() => pageRows(matching, address.page), [matching, address.page]);
  return { address, change, meaning, pending, matching, others, ...page };
}

function sortKeyOf(columns: readonly MetricColumn[], sort: string): SortKey {
  if (sort === 'name') return 'name';
  return columns.find(({ id }) => id === sort)?.sort ?? 'score';
}
