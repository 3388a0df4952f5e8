import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { SearchInput } from '../../ui/inputs/SearchInput.tsx';
import { TableSkeleton } from '../../ui/loading/TableSkeleton.tsx';
import type { Analysis } from '../AnalysisContext.ts';
import { toggleSort } from '../addressState.ts';
import { rowOf, uuidOf } from '../ranking/candidateTable.ts';
import { SearchMeaning } from '../SearchMeaning.tsx';
import { ExportActivities } from '../selection/ExportActivities.tsx';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { CandidatesTable } from '../table/CandidatesTable.tsx';
import { TableFooter } from '../table/TableFooter.tsx';
import type { TabProps } from '../tabProps.ts';
import { useTopRows } from './useTopRows.ts';

export interface TopAchieversProps extends Analysis {
  weights: ReadonlyMap<string, number>;
  onOpen: TabProps['onOpen'];
}

/** The ranked list; its search, order and page are in the address. */
export function TopAchievers({ project, live, weights, usual, facets, columns, onCompare, onOpen }: TopAchieversProps) {
  const data = useFragment(
    graphql`
      fragment TopAchievers_project on Project {
        id
        internalId
        skills
      }
    `,
    project,
  );
  const { table } = live;
  const { address, change, meaning, pending, matching, others, total, ready, ...shown } = useTopRows(data.id, live, columns);
  const { page, pages, rows, from, to } = shown;
  const neighbour = (uuid: string, step: 1 | -1) => {
    const at = matching.indexOf(rowOf(table, uuid) ?? -1);
    return at < 0 ? undefined : uuidOf(table, matching[at + step]) || undefined;
  };
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput
          value={address.q}
          onChange={(q) => change({ q })}
          placeholder={m.analysis_search()}
          className="max-sm:min-w-0 max-sm:flex-1"
        />
        {/* Always there, so that nothing moves when the first slider does. */}
        <p
          className={classNames(
            'text-xs text-accent-text max-sm:order-last max-sm:basis-full',
            usual && !live.stale && 'invisible max-sm:hidden',
          )}
        >
          {live.stale ? m.ranking_loading_all() : m.analysis_own_weights()}
        </p>
        <ExportActivities internalId={data.internalId} />
      </div>
      {meaning === null ? null : <SearchMeaning meaning={meaning} q={address.q} />}
      {!ready ? (
        <TableSkeleton rows={10} columns={columns.length + 2} />
      ) : matching.length === 0 ? (
        <EmptyState
          drawing="search"
          title={m.analysis_no_match({ q: address.q })}
          action={<Button onClick={() => change({ q: '' })}>{m.ui_clear_search()}</Button>}
          className="rounded-card border border-line"
        />
      ) : (
        <div className={pending || live.stale ? 'opacity-60' : undefined}>
          <CandidatesTable
            internalId={data.internalId}
            live={live}
            columns={columns}
            rows={rows}
            view={JSON.stringify(address)}
            others={others}
            weights={weights}
            facets={facets}
            required={data.skills.length}
            sort={address}
            onSort={(column) => change(toggleSort(address, column))}
            onOpen={(row) => onOpen(uuidOf(table, row), neighbour)}
            onPage={(step) => change({ page: Math.min(pages, Math.max(1, page + step)) })}
          />
          <TableFooter from={from} to={to} total={total} page={page} pages={pages} onPage={(next) => change({ page: next })} />
        </div>
      )}
      <SelectionBar
        projectId={data.id}
        internalId={data.internalId}
        page={rows.map((row) => uuidOf(table, row))}
        filtered={live.whole ? () => Array.from(matching, (row) => uuidOf(table, row)) : null}
        filteredCount={total}
        onCompare={onCompare}
      />
    </section>
  );
}
