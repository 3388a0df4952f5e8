// oxlint-disable jsx-a11y/prefer-tag-over-role -- cells that are placed by hand, because only those in sight exist, cannot be table cells
import type { VirtualItem } from '@tanstack/react-virtual';
import { m } from '../../paraglide/messages.js';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { MatrixColumn } from './useMatrix.ts';

export interface MatrixHeadProps {
  columns: readonly VirtualItem[];
  /** The key of a column's element. */
  slot: (index: number) => number;
  columnAt: (index: number) => MatrixColumn | undefined;
  height: number;
  width: number;
  headWidth: number;
  onOpen: (uuid: string) => void;
}

/** The candidates' names, best ranked first; a name opens the candidate. */
export function MatrixHead({ columns, slot, columnAt, height, width, headWidth, onOpen }: MatrixHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className="sticky top-0 z-20 flex border-b border-line bg-canvas" style={{ height, width }}>
      <div
        role="columnheader"
        className="sticky left-0 z-10 flex shrink-0 items-end border-r border-line bg-canvas px-3 pb-1.5 text-xs font-medium text-muted"
        style={{ width: headWidth }}
      >
        {m.requirements_requirement()}
      </div>
      {columns.map(({ index, start, size }) => {
        const column = columnAt(index);
        return (
          <div
            key={slot(index)}
            role="columnheader"
            aria-colindex={index + 2}
            className="absolute flex h-full flex-col justify-end px-2 pb-1.5 text-xs"
            style={{ left: start, width: size }}
          >
            <span className="text-faint tabular-nums">{index + 1}</span>
            {column === undefined ? (
              <Skeleton className="h-4 w-20" />
            ) : (
              <button
                key={column.uuid}
                type="button"
                onClick={() => onOpen(column.uuid)}
                title={column.name}
                className="truncate rounded-mark text-left font-medium underline-offset-2 hover:underline focus-visible:-outline-offset-1"
              >
                {column.name}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
