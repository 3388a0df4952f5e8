/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's own elements cannot be placed row by row */

import { useRef } from 'react';
import { errorText } from '../app/relay/errorText.ts';
import { usePoolKeys } from '../candidate-analysis/pool/usePoolKeys.ts';
import { isFree } from '../candidate-analysis/rows/isFree.ts';
import type { PackedIds } from '../candidate-analysis/rows/packedIds.ts';
import { useRowVirtualizer } from '../candidate-analysis/rows/useRowVirtualizer.ts';
import type { Selection } from '../candidate-analysis/selection/useSelection.ts';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/classNames.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import { SavedHead, type SavedHeadProps } from './SavedHead.tsx';
import { SavedRow, type SavedRowProps } from './SavedRow.tsx';
import { headHeight, rowGrid, rowHeight } from './savedColumns.ts';
import { useSavedRows } from './useSavedRows.ts';

export interface SavedListProps
  extends Pick<SavedRowProps, 'onRemove' | 'onChanged'>,
    Pick<SavedHeadProps, 'sort' | 'onSort' | 'selected' | 'onSelectAll'> {
  ids: PackedIds;
  duplicates: ReadonlySet<string>;
  selection: Selection;
  onOpen: (uuid: string, name: string) => void;
}

/** Rows above and below the view. */
const overscan = 4;

/** All saved candidates in one list that scrolls: only the rows in view exist. */
export function SavedList({ ids, duplicates, selection, onOpen, onRemove, onChanged, ...head }: SavedListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useRowVirtualizer(frame, { count: ids.count, rowHeight, headHeight, overscan });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const end = Math.min(ids.count, (items.at(-1)?.index ?? -1) + 1);
  const rows = useSavedRows(ids, first, end);
  const open = (index: number) => {
    const uuid = ids.at(index) ?? '';
    // A key that is pressed while the row is read anew opens it all the same.
    onOpen(uuid, rows.row(index, uuid)?.displayName ?? '');
  };
  const cursor = usePoolKeys({
    count: ids.count,
    onMove: (index) => {
      // Space and Enter then belong to the row, not to what had the focus before.
      frame.current?.focus({ preventScroll: true });
      virtualizer.scrollToIndex(index, { align: 'auto' });
    },
    onOpen: open,
    onToggle: (index) => selection.toggle(ids.at(index) ?? ''),
  });
  return (
    <div className="relative @container">
      {rows.error ? (
        <div className="absolute inset-x-4 top-12 z-20">
          <ErrorPanel title={m.saved_rows_failed()} onRetry={rows.retry}>
            {errorText(rows.error)}
          </ErrorPanel>
        </div>
      ) : null}
      <div
        ref={frame}
        role="grid"
        aria-label={m.saved_title()}
        aria-rowcount={ids.count + 1}
        aria-multiselectable="true"
        tabIndex={0}
        className="max-h-[max(480px,calc(100dvh-230px))] overflow-auto rounded-card border border-line bg-canvas text-sm outline-offset-2"
      >
        <div role="rowgroup" style={{ height: virtualizer.getTotalSize() }} className="relative">
          <SavedHead {...head} />
          {items.map(({ index, start }) => {
            const uuid = ids.at(index) ?? '';
            const selected = selection.ids.has(uuid);
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid has the keys
              <div
                key={uuid}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={selected}
                aria-current={cursor === index || undefined}
                style={{ transform: `translateY(${start}px)`, height: rowHeight }}
                onClick={(event) => isFree(event) && open(index)}
                className={classNames(
                  rowGrid,
                  'group/row absolute inset-x-0 top-0 cursor-pointer border-b border-line',
                  selected ? 'bg-accent-soft shadow-[inset_2px_0_0_var(--accent)]' : 'bg-canvas hover:bg-hover',
                  cursor === index && 'outline-2 -outline-offset-2 outline-accent',
                )}
              >
                <RowContent
                  candidate={rows.row(index, uuid)}
                  duplicate={duplicates.has(uuid)}
                  selected={selected}
                  onToggle={() => selection.toggle(uuid)}
                  onRemove={onRemove}
                  onChanged={onChanged}
                />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

type RowContentProps = Omit<SavedRowProps, 'candidate'> & { candidate: SavedRowProps['candidate'] | null | undefined };

function RowContent({ candidate, ...row }: RowContentProps) {
  if (candidate) return <SavedRow candidate={candidate} {...row} />;
  return (
    <div role="gridcell" className="text-muted">
      {candidate === null ? m.saved_gone() : <Skeleton className="h-4 w-3/5" />}
    </div>
  );
}
