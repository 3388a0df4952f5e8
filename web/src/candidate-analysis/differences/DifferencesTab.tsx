import { useCallback, useDeferredValue, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { PrintHeader } from '../../ui/page/PrintHeader.tsx';
import { TableFooter } from '../table/TableFooter.tsx';
import type { TabProps } from '../tabProps.ts';
import type { DifferencesTabQuery } from './__generated__/DifferencesTabQuery.graphql.ts';
import { DifferenceFilters } from './DifferenceFilters.tsx';
import { DifferencesActions } from './DifferencesActions.tsx';
import { DifferencesTable } from './DifferencesTable.tsx';
import {
  changeDifferences,
  type DifferencesState,
  filtersOf,
  hasFilters,
  noFilters,
  readDifferences,
} from './differencesAddress.ts';
import { PrintedDifferences } from './PrintedDifferences.tsx';

const pageSize = 25;

/** What sets the candidates apart, most unique first. Filters and page are in the address. */
export function DifferencesTab({ projectId, onOpen, attempt }: TabProps) {
  const [params, setParams] = useSearchParams();
  const state = readDifferences(params);
  const change = (patch: Partial<DifferencesState>) =>
    setParams((current) => changeDifferences(current, patch), { replace: patch.page === undefined });
  const asked = JSON.stringify({ filters: filtersOf(state), offset: (state.page - 1) * pageSize });
  const shown = useDeferredValue(asked);
  const [visit] = useState(() => Date.now());
  const { project, viewer } = useLazyLoadQuery<DifferencesTabQuery>(
    query,
    { projectId, first: pageSize, ...(JSON.parse(shown) as Pick<DifferencesTabQuery['variables'], 'filters' | 'offset'>) },
    { fetchPolicy: 'store-and-network', fetchKey: `${visit} ${attempt}` },
  );
  const [printing, setPrinting] = useState<{ state: DifferencesState; at: number } | null>(null);
  const stopPrinting = useCallback(() => setPrinting(null), []);
  if (!project || !viewer) return null;
  const { totalCount, groupSize, edges } = project.differences;
  const pages = Math.max(1, Math.ceil(totalCount / pageSize));
  const page = Math.min(state.page, pages);
  const from = totalCount === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, totalCount);
  return (
    <>
      {printing ? (
        <PrintedDifferences
          projectId={projectId}
          filters={filtersOf(printing.state)}
          fetchKey={printing.at}
          onDone={stopPrinting}
        />
      ) : null}
      <section className="flex min-w-0 flex-col gap-3" data-print={printing ? undefined : 'wide'} aria-busy={shown !== asked}>
        <PrintHeader title={project.title} subtitle={m.comparisons_print_rows({ from, to, total: totalCount })} />
        <div className="flex flex-wrap items-start justify-between gap-3 print:hidden">
          <p className="max-w-2xl text-sm text-muted">{describeGroup(groupSize)}</p>
          <DifferencesActions
            projectId={projectId}
            title={project.title}
            viewer={viewer}
            state={state}
            onChange={change}
            empty={totalCount === 0}
            printing={printing !== null}
            onPrint={() => setPrinting({ state, at: Date.now() })}
          />
        </div>
        <DifferenceFilters state={state} onChange={change} />
        {edges.length === 0 ? (
          <EmptyState
            drawing="search"
            title={hasFilters(state) ? m.comparisons_none_match() : m.comparisons_nobody()}
            action={hasFilters(state) ? <Button onClick={() => change(noFilters)}>{m.comparisons_clear_filters()}</Button> : null}
            className="rounded-card border border-line"
          />
        ) : (
          <div className={shown === asked ? undefined : 'opacity-60'}>
            <DifferencesTable rows={edges.map(({ node }) => node)} groupSize={groupSize} onOpen={onOpen} />
            <div className="print:hidden">
              <TableFooter
                from={from}
                to={to}
                total={totalCount}
                page={page}
                pages={pages}
                onPage={(next) => change({ page: next })}
              />
            </div>
          </div>
        )}
      </section>
    </>
  );
}

function describeGroup(size: number): string {
  if (size === 0) return '';
  if (size === 1) return m.comparisons_one_alone();
  // In a small group only what nobody else has is rare.
  return size < 100 ? m.comparisons_group_small({ count: size }) : m.comparisons_group({ count: size });
}

const query = graphql`
  query DifferencesTabQuery($projectId: ID!, $filters: DifferenceFiltersInput!, $first: Int!, $offset: Int!) {
    project(id: $projectId) {
      title
      differences(filters: $filters, first: $first, offset: $offset) {
        totalCount
        groupSize
        edges {
          node {
            ...DifferencesTable_rows
          }
        }
      }
    }
    viewer {
      ...FilterPresets_viewer
    }
  }
`;
