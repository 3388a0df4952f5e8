/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's own elements cannot be placed row by row */
import { useVirtualizer } from '@tanstack/react-virtual';
import { MoreHorizontal } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { errorText } from '../../app/relay/errorText.ts';
import { m } from '../../paraglide/messages.js';
import { ContextMenu } from '../../ui/ContextMenu.tsx';
import { classNames } from '../../ui/classNames.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { Selection } from '../selection/useSelection.ts';
import { PoolSkeleton } from './PoolCells.tsx';
import { PoolHead, type PoolHeadProps } from './PoolHead.tsx';
import { PoolMenu, type PoolMenuProps } from './PoolMenu.tsx';
import { PoolRow } from './PoolRow.tsx';
import type { PackedIds } from './packedIds.ts';
import { headHeight, type PoolColumn, rowHeight } from './poolColumns.ts';
import { usePoolKeys } from './usePoolKeys.ts';
import { type PoolCandidate, usePoolRows } from './usePoolRows.ts';

export interface PoolTableProps
  extends Omit<PoolHeadProps, 'selected' | 'onSelectAll'>,
    Pick<PoolMenuProps, 'onAction' | 'archived'> {
  ids: PackedIds;
  selection: Selection;
  onOpen: (uuid: string) => void;
}

/** Everybody in one list that scrolls: only the rows in view exist. */
export function PoolTable({ ids, selection, onOpen, onAction, archived, ...head }: PoolTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- only this component reads it
  const virtualizer = useVirtualizer({
    count: ids.count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
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
                <PoolHead
                  {...head}
                  selected={headState(selection, ids.count)}
                  onSelectAll={(all) => selectAll(selection, ids, all)}
                />
                {items.map(({ index, start }, place) => {
                  const uuid = shown[place] ?? '';
                  return (
                    <GridRow
                      key={index}
                      index={index}
                      top={start}
                      candidate={rows.row(index, uuid)}
                      columns={head.columns}
                      current={cursor === index}
                      selected={selection.ids.has(uuid)}
                      onOpen={() => onOpen(uuid)}
                      onToggle={() => selection.toggle(uuid)}
                      menu={menu}
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
    </div>
  );
}

interface GridRowProps {
  index: number;
  top: number;
  /** Undefined while it loads, null when it was deleted meanwhile. */
  candidate: PoolCandidate | null | undefined;
  columns: readonly PoolColumn[];
  /** The cursor is here. */
  current: boolean;
  selected: boolean;
  onOpen: () => void;
  onToggle: () => void;
  menu: Omit<PoolMenuProps, 'candidate'>;
}

function GridRow({ index, top, candidate, columns, current, selected, onOpen, onToggle, menu }: GridRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid has the keys
    <div
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-current={current || undefined}
      style={{ transform: `translateY(${top}px)`, height: rowHeight }}
      onClick={(event) => isFree(event) && candidate && onOpen()}
      className={classNames(
        'group/row absolute top-0 left-0 flex w-max min-w-full cursor-pointer border-b border-line',
        selected ? 'bg-accent-soft shadow-[inset_2px_0_0_var(--accent)]' : 'bg-canvas hover:bg-hover',
        current && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      {candidate ? (
        <PoolRow
          candidate={candidate}
          columns={columns}
          selected={selected}
          onToggle={onToggle}
          menu={
            <Menu align="end" trigger={<IconButton size="sm" icon={<MoreHorizontal />} label={m.pool_row_actions()} />}>
              <PoolMenu candidate={candidate} {...menu} />
            </Menu>
          }
        />
      ) : candidate === null ? (
        <Gone />
      ) : (
        <PoolSkeleton columns={columns} />
      )}
    </div>
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

function Gone() {
  return (
    <div role="gridcell" className="flex h-full items-center px-3 text-muted">
      {m.pool_gone()}
    </div>
  );
}

/** Not on a control of the row. */
function isFree({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button, a, label, [role=checkbox], [role=menu]') === null;
}

function headState({ ids }: Selection, count: number): boolean | null {
  if (ids.size === 0) return false;
  return ids.size >= count ? true : null;
}

function selectAll(selection: Selection, ids: PackedIds, all: boolean): void {
  if (all) selection.set(ids.slice(0, ids.count), true);
  else selection.clear();
}
