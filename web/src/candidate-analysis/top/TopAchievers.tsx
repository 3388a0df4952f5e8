import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import type { Analysis } from '../AnalysisContext.ts';
import { type AddressState, changeAddress, readAddress, toggleSort } from '../addressState.ts';
import type { SortKey } from '../ranking/sortRows.ts';
import { CandidatesTable } from '../table/CandidatesTable.tsx';
import type { MetricColumn } from '../table/metricColumns.ts';
import { pageRows } from '../table/pageRows.ts';
import { TableFooter } from '../table/TableFooter.tsx';
import type { TabProps } from '../tabProps.ts';
import { useMatching } from './useMatching.ts';
import { useShownRows } from './useShownRows.ts';

export interface TopAchieversProps extends Analysis {
  weights: ReadonlyMap<string, number>;
  onOpen: TabProps['onOpen'];
}

/** The ranked list; its search, order and page are in the address. */
export function TopAchievers({ project, live, weights, usual, facets, columns, onOpen }: TopAchieversProps) {
  const data = useFragment(
    graphql`
      fragment TopAchievers_project on Project {
        id
        internalId
        requirements {
          requiredSkills
        }
      }
    `,
    project,
  );
  const [params, setParams] = useSearchParams();
  const sortable = useMemo(() => ['name', ...columns.map(({ id }) => id)], [columns]);
  const address = readAddress(params, sortable);
  const change = (patch: Partial<AddressState>) =>
    setParams((current) => changeAddress(current, sortable, patch), { replace: patch.page === undefined });
  const { ids, pending } = useMatching(data.id, address.q);
  const { table } = live;
  const { rows: matching, others } = useShownRows({
    live,
    sort: sortKeyOf(columns, address.sort),
    direction: address.direction,
    ids,
  });
  const { page, pages, rows, from, to } = useMemo(() => pageRows(matching, address.page), [matching, address.page]);
  const neighbour = (uuid: string, step: 1 | -1) => {
    const at = matching.findIndex((row) => table.ids[row] === uuid);
    return at < 0 ? undefined : table.ids[matching[at + step] ?? -1];
  };
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          value={address.q}
          onChange={(q) => change({ q })}
          placeholder={m.analysis_search()}
          className="max-sm:w-full"
        />
        {usual ? null : <p className="text-xs text-accent-text">{m.analysis_own_weights()}</p>}
      </div>
      {matching.length === 0 ? (
        <EmptyState
          drawing="search"
          title={m.analysis_no_match({ q: address.q })}
          action={<Button onClick={() => change({ q: '' })}>{m.ui_clear_search()}</Button>}
          className="rounded-card border border-line"
        />
      ) : (
        <div className={pending ? 'opacity-60' : undefined}>
          <CandidatesTable
            internalId={data.internalId}
            live={live}
            columns={columns}
            rows={rows}
            others={others}
            weights={weights}
            facets={facets}
            required={data.requirements?.requiredSkills.length ?? 0}
            sort={address}
            onSort={(column) => change(toggleSort(address, column))}
            onOpen={(row) => onOpen(table.ids[row] ?? '', neighbour)}
            onPage={(step) => change({ page: Math.min(pages, Math.max(1, page + step)) })}
          />
          <TableFooter
            from={from}
            to={to}
            total={matching.length}
            page={page}
            pages={pages}
            onPage={(next) => change({ page: next })}
          />
        </div>
      )}
    </section>
  );
}

function sortKeyOf(columns: readonly MetricColumn[], sort: string): SortKey {
  if (sort === 'name') return 'name';
  return columns.find(({ id }) => id === sort)?.sort ?? 'score';
}
