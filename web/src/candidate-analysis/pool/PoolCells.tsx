/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's own elements cannot be placed row by row */
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { ColumnId, PoolColumn } from './poolColumns.ts';

export interface PoolCellsProps {
  columns: readonly PoolColumn[];
  selected: boolean;
  onToggle: () => void;
  name: string;
  contents: Record<ColumnId, ReactNode>;
}

/** A row of the grid; the candidate's cell has the tick and stays in view while the others scroll sideways. */
export function PoolCells({ columns, selected, onToggle, name, contents }: PoolCellsProps) {
  return columns.map(({ id, width }) => (
    <div
      key={id}
      role="gridcell"
      style={{ width }}
      className={classNames(
        'flex h-full shrink-0 items-center px-3',
        id === 'candidate' && 'left-0 z-[1] gap-2.5 bg-inherit sm:sticky',
        id === 'experience' && 'justify-end tabular-nums',
      )}
    >
      {id === 'candidate' ? <Checkbox checked={selected} onChange={onToggle} label={m.pool_select({ name })} /> : null}
      <div className="min-w-0 flex-1 data-right:flex-none" data-right={id === 'experience' ? '' : undefined}>
        {contents[id]}
      </div>
    </div>
  ));
}

/** The shape of a row that is being fetched. */
export function PoolSkeleton({ columns }: { columns: readonly PoolColumn[] }) {
  return columns.map(({ id, width }) => (
    <div
      key={id}
      role="gridcell"
      style={{ width }}
      className={classNames('flex h-full shrink-0 items-center px-3', id === 'candidate' && 'left-0 z-[1] bg-inherit sm:sticky')}
    >
      <Skeleton className={id === 'experience' ? 'ml-auto h-4 w-12' : 'h-4 w-3/5'} />
    </div>
  ));
}
