import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useArchiveCandidate } from '../../candidate/actions/useArchiveCandidate.ts';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { candidateId } from '../candidateId.ts';
import { SearchMeaning } from '../SearchMeaning.tsx';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { useSelection } from '../selection/useSelection.ts';
import type { TabProps } from '../tabProps.ts';
import { PoolDialogs, type PoolDialogsProps } from './PoolDialogs.tsx';
import type { PoolAction } from './PoolMenu.tsx';
import { PoolTable } from './PoolTable.tsx';
import { PoolToolbar } from './PoolToolbar.tsx';
import { changePoolAddress, countFilters, noFilters, type PoolAddress, readPoolAddress } from './poolAddress.ts';
import { firstDirection, type PoolSort } from './poolColumns.ts';
import { FoundNote } from './searches/FoundNote.tsx';
import { SavedSearches } from './searches/SavedSearches.tsx';
import { useLookAtSearch } from './searches/useLookAtSearch.ts';
import { usePoolLayout } from './usePoolLayout.ts';
import { usePoolOrder } from './usePoolOrder.ts';
import type { PoolCandidate } from './usePoolRows.ts';

const ExportDrawer = lazy(async () => ({ default: (await import('./ExportDrawer.tsx')).ExportDrawer }));

type Shown = Pick<PoolDialogsProps, 'action' | 'open'> & { candidate: PoolCandidate };

const nobody: ReadonlySet<string> = new Set();

/** Everybody in the position, to search, filter, sort and work through. Search, filters and order are in the address. */
export function PoolTab({ projectId, internalId, onOpen, attempt }: TabProps) {
  const [params, setParams] = useSearchParams();
  const address = readPoolAddress(params);
  const change = (patch: Partial<PoolAddress>) => setParams((current) => changePoolAddress(current, patch), { replace: true });
  const order = usePoolOrder(projectId, address, attempt);
  const layout = usePoolLayout();
  const selection = useSelection(internalId);
  const { archive } = useArchiveCandidate();
  const [shown, setShown] = useState<Shown | null>(null);
  const [exporting, setExporting] = useState(false);
  const { look, found, forget } = useLookAtSearch();
  const act = (action: PoolAction, candidate: PoolCandidate) => {
    if (action === 'archive' || action === 'restore') {
      selection.set([candidate.internalId], false);
      archive(candidateId(candidate.internalId), action === 'archive');
    } else setShown({ action, candidate, open: true });
  };
  const count = order?.ids.count ?? 0;
  return (
    <section className="flex min-w-0 flex-col gap-3" data-print="">
      {/* Of a long list the screen holds only some rows. */}
      <p className="hidden text-sm print:block">{m.pool_print_hint()}</p>
      <PoolToolbar
        address={address}
        onChange={change}
        layout={layout}
        count={count}
        onExport={() => setExporting(true)}
        searches={<SavedSearches projectId={projectId} address={address} onLook={look} />}
      >
        {found ? <FoundNote found={found} onForget={forget} /> : null}
        {order && address.q.trim() !== '' ? <SearchMeaning meaning={order.search} q={address.q} /> : null}
      </PoolToolbar>
      {order === null || count === 0 ? (
        <Nobody address={address} onChange={change} />
      ) : (
        <div className={classNames('print:hidden', order.pending && 'opacity-60')}>
          <PoolTable
            ids={order.ids}
            fresh={found?.ids ?? nobody}
            selection={selection}
            onOpen={onOpen}
            onAction={act}
            archived={address.archived}
            columns={layout.columns}
            sort={address.sort}
            direction={address.direction}
            onSort={(sort) => change(toggleSort(address, sort))}
            onResize={layout.resize}
          />
        </div>
      )}
      <SelectionBar
        projectId={projectId}
        internalId={internalId}
        filtered={() => order?.ids.slice(0, count) ?? []}
        filteredCount={count}
        archived={address.archived}
      />
      {shown ? (
        <PoolDialogs
          key={`${shown.action} ${shown.candidate.internalId}`}
          {...shown}
          onClose={() => setShown({ ...shown, open: false })}
        />
      ) : null}
      <Suspense fallback={null}>
        {exporting ? (
          <ExportDrawer
            projectId={internalId}
            address={address}
            filtered={count}
            selected={selection.ids}
            onClose={() => setExporting(false)}
          />
        ) : null}
      </Suspense>
    </section>
  );
}

/** First direction, then the other, then the ranking again. */
function toggleSort({ sort, direction }: PoolAddress, column: PoolSort): Partial<PoolAddress> {
  if (sort !== column) return { sort: column, direction: firstDirection(column) };
  if (direction === firstDirection(column)) return { direction: direction === 'ASC' ? 'DESC' : 'ASC' };
  return { sort: 'OVERALL', direction: 'DESC' };
}

function Nobody({ address, onChange }: { address: PoolAddress; onChange: (change: Partial<PoolAddress>) => void }) {
  const filtered = countFilters(address) > 0;
  if (!filtered && address.q.trim() === '')
    return (
      <EmptyState
        drawing="candidates"
        title={m.analysis_empty()}
        action={<Button onClick={() => onChange({ archived: true })}>{m.pool_see_archived()}</Button>}
        className="rounded-card border border-line"
      />
    );
  return (
    <EmptyState
      drawing="search"
      title={address.q.trim() === '' ? m.pool_nobody() : m.analysis_no_match({ q: address.q })}
      action={
        <Button onClick={() => onChange({ q: '', ...noFilters })}>
          {filtered ? m.pool_clear_filters() : m.ui_clear_search()}
        </Button>
      }
      className="rounded-card border border-line"
    />
  );
}
