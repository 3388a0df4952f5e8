import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import type { Analysis } from '../AnalysisContext.ts';
import { type AddressState, changeAddress, readAddress, toggleSort } from '../addressState.ts';
import { CandidatesTable } from '../table/CandidatesTable.tsx';
import { pageRows } from '../table/pageRows.ts';
import { TableFooter } from '../table/TableFooter.tsx';
import { useMatching } from './useMatching.ts';
import { useShownRows } from './useShownRows.ts';

export interface TopAchieversProps extends Analysis {
  weights: ReadonlyMap<string, number>;
  onOpen: (uuid: string) => void;
}

/** The ranked list; its search, order and page are in the address. */
export function TopAchievers({ project, live, weights, usual, facets, onOpen }: TopAchieversProps) {
  const data = useFragment(
    graphql`
      fragment TopAchievers_project on Project {
        id
        requirements {
          requiredSkills
        }
      }
    `,
    project,
  );
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const change = (patch: Partial<AddressState>) =>
    setParams((current) => changeAddress(current, patch), { replace: patch.page === undefined });
  const { ids, pending } = useMatching(data.id, address.q);
  const { table } = live;
  const { rows: matching, others } = useShownRows({ live, sort: address.sort, direction: address.direction, ids });
  const { page, pages, rows, from, to } = useMemo(() => pageRows(matching, address.page), [matching, address.page]);
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-base font-semibold">{m.analysis_top_achievers()}</h2>
        {usual ? null : <p className="text-xs text-accent-text">{m.analysis_own_weights()}</p>}
        <SearchInput
          value={address.q}
          onChange={(q) => change({ q })}
          placeholder={m.analysis_search()}
          className="ml-auto max-sm:ml-0 max-sm:w-full"
        />
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
            live={live}
            rows={rows}
            others={others}
            weights={weights}
            facets={facets}
            required={data.requirements?.requiredSkills.length ?? 0}
            sort={address}
            onSort={(column) => change(toggleSort(address, column))}
            onOpen={(row) => onOpen(table.ids[row] ?? '')}
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
