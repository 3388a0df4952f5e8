/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's own elements cannot be placed row by row */

import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { errorText } from '../../app/relay/errorText.ts';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { AnchoredMenu, type AnchoredMenuProps } from '../../ui/layers/AnchoredMenu.tsx';
import { ContextMenu } from '../../ui/layers/ContextMenu.tsx';
import { createElementSlots } from '../rows/elementSlots.ts';
import type { PackedIds } from '../rows/packedIds.ts';
import { useRowVirtualizer } from '../rows/useRowVirtualizer.ts';
import type { Selection } from '../selection/useSelection.ts';
import { PoolGridRow } from './PoolGridRow.tsx';
import { PoolHead, type PoolHeadProps } from './PoolHead.tsx';
import { PoolMenu, type PoolMenuProps } from './PoolMenu.tsx';
import { headHeight, rowHeight } from './poolColumns.ts';
import { usePoolKeys } from './usePoolKeys.ts';
import { type PoolCandidate, usePoolRows } from './usePoolRows.ts';

export interface PoolTableProps
  extends Omit<PoolHeadProps, 'selected' | 'onSelectAll'>,
    Pick<PoolMenuProps, 'onAction' | 'archived'> {
  ids: PackedIds;
  /** New or changed in the saved search that was opened. */
  fresh: ReadonlySet<string>;
  selection: Selection;
  onOpen: (uuid: string) => void;
}

/** Rows above and below the view. */
const overscan = 6;

/** Everybody in one list that scrolls: only the rows in view exist. */
export function PoolTable({ ids, fresh, selection, onOpen, onAction, archived, ...head }: PoolTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useRowVirtualizer(frame, { count: ids.count, rowHeight, headHeight, overscan });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const [slotsOf] = useState(() => createElementSlots(overscan + 1));
  const slot = slotsOf(first, items.length);
  const shown = ids.slice(first, (items.at(-1)?.index ?? -1) + 1);
  const rows = usePoolRows(ids, first, first + shown.length);
  const cursor = usePoolKeys({
    count: ids.count,
    onMove: (index) => {
      // Space and Enter then belong to the row, not to what had the focus before.
      frame.current?.focus({ preventScroll: true });
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    onOpen: (index) => onOpen(ids.at(index) ?? ''),
    onToggle: (index) => selection.toggle(ids.at(index) ?? ''),
  });
  const [menuFor, setMenuFor] = useState<PoolCandidate | null>(null);
  const onSelectAll = useSelectAll(selection, ids);
  const rowMenu = useRowMenu();
  const menu = { selection, archived, onOpen, onAction };
  const target = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[role=row][data-index]') : null;
    const index = row === null ? (cursor ?? -1) : Number(row.getAttribute('data-index'));
    const candidate = rows.row(index, ids.at(index) ?? '') ?? null;
    // Where there is no candidate, the browser's own menu opens.
    if (candidate === null) event.stopPropagation();
    else setMenuFor(candidate);
  };
  return (
    <div className="relative">
      {rows.error ? <RowsError error={rows.error} onRetry={rows.retry} /> : null}
      <ContextMenu
        area={
          <div onContextMenuCapture={target}>
            <div
              ref={frame}
              role="grid"
              aria-label={m.pool_title()}
              aria-rowcount={ids.count + 1}
              aria-multiselectable="true"
              tabIndex={0}
              className="h-[max(480px,calc(100dvh-280px))] overflow-auto rounded-card border border-line bg-canvas text-sm outline-offset-2"
            >
              <div role="rowgroup" style={{ height: virtualizer.getTotalSize() }} className="relative w-max min-w-full">
                <PoolHead {...head} selected={headState(selection, ids.count)} onSelectAll={onSelectAll} />
                {items.map(({ index, start }, place) => {
                  const uuid = shown[place] ?? '';
                  return (
                    <PoolGridRow
                      key={slot(index)}
                      index={index}
                      top={start}
                      uuid={uuid}
                      candidate={rows.row(index, uuid)}
                      columns={head.columns}
                      current={cursor === index}
                      fresh={fresh.has(uuid)}
                      selected={selection.ids.has(uuid)}
                      menuOpen={rowMenu.openFor === uuid}
                      onOpen={onOpen}
                      onToggle={selection.toggle}
                      onMenu={rowMenu.show}
                    />
                  );
                })}
              </div>
            </div>
          </div>
        }
      >
        {menuFor ? <PoolMenu candidate={menuFor} {...menu} /> : null}
      </ContextMenu>
      <RowMenu {...rowMenu} menu={menu} />
    </div>
  );
}

/** Whose menu is open, and at which button. */
function useRowMenu() {
  const [shown, setShown] = useState<ShownMenu | null>(null);
  return {
    shown,
    openFor: shown?.open ? shown.candidate.internalId : null,
    show: useCallback(
      (candidate: PoolCandidate, { currentTarget: anchor, detail }: MouseEvent<HTMLElement>) =>
        setShown({ candidate, anchor, byKeyboard: detail === 0, open: true }),
      [],
    ),
    close: () => setShown(shown && { ...shown, open: false }),
  };
}

type ShownMenu = Pick<AnchoredMenuProps, 'anchor' | 'byKeyboard' | 'open'> & { candidate: PoolCandidate };

type RowMenuProps = Pick<ReturnType<typeof useRowMenu>, 'shown' | 'close'> & { menu: Omit<PoolMenuProps, 'candidate'> };

function RowMenu({ shown, close, menu }: RowMenuProps) {
  if (shown === null) return null;
  const { candidate, ...anchored } = shown;
  return (
    <AnchoredMenu align="end" {...anchored} onClose={close}>
      <PoolMenu candidate={candidate} {...menu} />
    </AnchoredMenu>
  );
}

function RowsError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="absolute inset-x-4 top-12 z-20">
      <ErrorPanel title={m.pool_rows_failed()} onRetry={onRetry}>
        {errorText(error)}
      </ErrorPanel>
    </div>
  );
}

function headState({ ids }: Selection, count: number): boolean | null {
  if (ids.size === 0) return false;
  return ids.size >= count ? true : null;
}

function useSelectAll({ set, clear }: Selection, ids: PackedIds): (all: boolean) => void {
  return useCallback((all) => (all ? set(ids.slice(0, ids.count), true) : clear()), [set, clear, ids]);
}
