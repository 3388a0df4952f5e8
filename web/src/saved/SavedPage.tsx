import { Suspense, useEffect, useMemo, useReducer, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useRevalidator, useSearchParams } from 'react-router-dom';
import { keepSaved, toKept } from '../app/kept/kept.ts';
import { CandidateDialog } from '../candidate/CandidateDialog.tsx';
import { candidateId } from '../candidate-analysis/candidateId.ts';
import { decodeBase64 } from '../candidate-analysis/ranking/decodeBase64.ts';
import { decodeUuids } from '../candidate-analysis/ranking/uuidColumn.ts';
import { createPackedIds } from '../candidate-analysis/rows/packedIds.ts';
import { useSelection } from '../candidate-analysis/selection/useSelection.ts';
import { m } from '../paraglide/messages.js';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Button, buttonClass } from '../ui/inputs/Button.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import type { SavedPage_viewer$key } from './__generated__/SavedPage_viewer.graphql.ts';
import { SavedList } from './SavedList.tsx';
import { SavedSelection } from './SavedSelection.tsx';
import { SavedToolbar } from './SavedToolbar.tsx';
import { changeSavedAddress, noFilters, readSavedAddress, type SavedAddress } from './savedAddress.ts';
import { useRemoveSaved } from './useRemoveSaved.ts';

/** The viewer's own list. Search, filters and order are in the address; the server applies them. */
export function SavedPage({ viewer }: { viewer: SavedPage_viewer$key }) {
  const data = useFragment(fragment, viewer);
  const { savedOrder: order, saved } = data;
  useEffect(() => keepSaved(saved.edges.map(({ node }) => toKept(node))), [saved.edges]);
  const [params, setParams] = useSearchParams();
  const address = readSavedAddress(params);
  const change = (patch: Partial<SavedAddress>) => setParams((current) => changeSavedAddress(current, patch), { replace: true });
  const { revalidate } = useRevalidator();
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  const onChanged = () => {
    countChange();
    void revalidate();
  };
  // Anew with every change, though the order may be the same: rows that are no longer known are then fetched again.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const ids = useMemo(() => createPackedIds(decodeBase64(order.ids)), [order.ids, changes]);
  const duplicates = useMemo(() => new Set(decodeUuids(decodeBase64(order.duplicateIds))), [order.duplicateIds]);
  const selection = useSelection('saved');
  const selected = useMemo(
    () => (selection.ids.size === 0 ? [] : ids.slice(0, ids.count).filter((uuid) => selection.ids.has(uuid))),
    [ids, selection.ids],
  );
  const remove = useRemoveSaved(order.__id, onChanged);
  const [shown, setShown] = useState<{ uuid: string; name: string; open: boolean } | null>(null);
  const selectAll = () => selection.set(ids.slice(0, ids.count), true);
  return (
    <>
      <PageHeader title={m.saved_title()} subtitle={m.saved_subtitle()} />
      {saved.totalCount === 0 ? (
        <NothingSaved />
      ) : (
        <div className="flex min-w-0 flex-1 flex-col gap-3 p-6 max-sm:p-4">
          <SavedToolbar viewer={data} address={address} onChange={change} count={ids.count} total={saved.totalCount} />
          <SavedSelection
            orderId={order.__id}
            selected={selected}
            count={ids.count}
            onSelectAll={selectAll}
            onClear={selection.clear}
            onChanged={onChanged}
          />
          {ids.count === 0 ? (
            <NoMatch onClear={() => change(noFilters)} />
          ) : (
            <SavedList
              ids={ids}
              duplicates={duplicates}
              selection={selection}
              selected={selected.length === 0 ? false : selected.length === ids.count ? true : null}
              onSelectAll={(all) => (all ? selectAll() : selection.clear())}
              sort={address.sort}
              onSort={(sort) => change({ sort })}
              onOpen={(uuid, name) => setShown({ uuid, name, open: true })}
              onRemove={remove}
              onChanged={onChanged}
            />
          )}
        </div>
      )}
      <Suspense fallback={null}>
        <CandidateDialog
          candidateId={shown === null ? null : candidateId(shown.uuid)}
          name={shown?.name ?? ''}
          open={shown?.open ?? false}
          onClose={() => {
            setShown(shown && { ...shown, open: false });
            onChanged();
          }}
        />
      </Suspense>
    </>
  );
}

const fragment = graphql`
  fragment SavedPage_viewer on User @argumentDefinitions(filter: { type: "SavedFilter" }, sort: { type: "SavedSort" }) {
    saved(first: 50) {
      totalCount
      edges {
        node {
          status
          starred
          candidate {
            internalId
          }
        }
      }
    }
    savedOrder(filter: $filter, sort: $sort) {
      __id
      ids
      duplicateIds
    }
    ...SavedFilters_viewer
  }
`;

function NothingSaved() {
  return (
    <EmptyState
      drawing="candidates"
      title={m.saved_none()}
      action={
        <Link to="/candidate-analysis" className={buttonClass('primary')}>
          {m.saved_none_action()}
        </Link>
      }
    />
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing="search"
      title={m.saved_no_match()}
      action={<Button onClick={onClear}>{m.saved_clear_filters()}</Button>}
      className="rounded-card border border-line"
    />
  );
}
