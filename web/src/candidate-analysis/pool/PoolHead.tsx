/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's own elements cannot be placed row by row */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type PointerEvent, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { headHeight, type PoolColumn, type PoolSort } from './poolColumns.ts';

export interface PoolHeadProps {
  columns: readonly PoolColumn[];
  sort: PoolSort;
  direction: 'ASC' | 'DESC';
  onSort: (sort: PoolSort) => void;
  onResize: (id: PoolColumn['id'], width: number) => void;
  /** True when all are selected, null when some are. */
  selected: boolean | null;
  onSelectAll: (selected: boolean) => void;
}

/** Stays as it is while the list scrolls. */
export const PoolHead = memo(function PoolHead(props: PoolHeadProps) {
  const { columns, sort, direction, onSort, onResize, selected, onSelectAll } = props;
  return (
    <div
      role="row"
      aria-rowindex={1}
      style={{ height: headHeight }}
      className="sticky top-0 z-10 flex w-max min-w-full border-b border-line bg-canvas text-xs font-medium text-muted"
    >
      {columns.map((column) => {
        const sorted = column.sort === sort;
        return (
          <div
            key={column.id}
            role="columnheader"
            aria-sort={column.sort ? (sorted ? (direction === 'ASC' ? 'ascending' : 'descending') : 'none') : undefined}
            style={{ width: column.width }}
            className={classNames(
              'relative flex shrink-0 items-center px-3 whitespace-nowrap',
              column.id === 'candidate' && 'left-0 z-[1] gap-2.5 bg-inherit sm:sticky',
              column.id === 'experience' && 'justify-end',
            )}
          >
            {column.id === 'candidate' ? (
              <Checkbox
                checked={selected === true}
                indeterminate={selected === null}
                onChange={onSelectAll}
                label={m.pool_select_all()}
              />
            ) : null}
            <SortButton column={column} sorted={sorted} direction={direction} onSort={onSort} />
            <ResizeHandle column={column} onResize={(width) => onResize(column.id, width)} />
          </div>
        );
      })}
    </div>
  );
});

type SortButtonProps = Pick<PoolHeadProps, 'direction' | 'onSort'> & { column: PoolColumn; sorted: boolean };

function SortButton({ column: { id, sort, label }, sorted, direction, onSort }: SortButtonProps) {
  if (sort === undefined) return <span className="truncate">{label()}</span>;
  const Arrow = sorted && direction === 'ASC' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => onSort(sort)}
      className={classNames(
        'group/sort -mx-1 inline-flex h-7 min-w-0 items-center gap-1 rounded-control px-1 hover:text-body coarse:h-11',
        id === 'experience' && 'flex-row-reverse',
        sorted && 'text-body',
      )}
    >
      <span className="truncate">{label()}</span>
      <Arrow
        aria-hidden="true"
        className={classNames(
          'size-3.5 shrink-0',
          !sorted && 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
        )}
      />
    </button>
  );
}

const step = 16;

/** Drag, or the arrow keys. */
function ResizeHandle({ column: { width, label }, onResize }: { column: PoolColumn; onResize: (width: number) => void }) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const move = (event: PointerEvent) => {
    if (start.current) onResize(start.current.width + event.clientX - start.current.x);
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={m.pool_resize({ column: label() })}
      aria-valuenow={width}
      aria-valuemin={80}
      aria-valuemax={800}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        start.current = null;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        event.preventDefault();
        event.stopPropagation();
        onResize(width + (event.key === 'ArrowRight' ? step : -step));
      }}
      className="absolute inset-y-0 -right-1.5 z-[2] flex w-3 cursor-col-resize touch-none justify-center rounded-mark after:my-2 after:w-px after:bg-line-strong hover:after:w-0.5 hover:after:bg-accent focus-visible:after:bg-accent"
    />
  );
}
