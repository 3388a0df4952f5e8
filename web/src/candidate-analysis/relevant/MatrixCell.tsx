import { memo, useState } from 'react';
import { VerdictBadge, verdictName } from '../../candidate/score/VerdictBadge.tsx';
import { m } from '../../paraglide/messages.js';
import { Popover } from '../../ui/layers/Popover.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { CellReason } from './CellReason.tsx';
import type { MatrixColumn } from './useMatrix.ts';

export interface MatrixCellProps {
  row: number;
  /** The column's place among all. */
  place: number;
  left: number;
  width: number;
  requirement: { key: string; label: string; kind: string; importance: string };
  /** Undefined while it is on the way. */
  column: MatrixColumn | undefined;
  /** Tab stops at one cell only; arrow keys reach the others. */
  reachable: boolean;
}

/** One verdict; opens the reason with its quotes, which is fetched only then. Rendered anew only when something of its own changes. */
export const MatrixCell = memo(function MatrixCell({ row, place, left, width, requirement, column, reachable }: MatrixCellProps) {
  const frame = { role: 'gridcell', 'aria-colindex': place + 2, style: { left, width } } as const;
  const score = column?.verdicts.get(requirement.key);
  return (
    <div {...frame} className="absolute flex h-full items-center px-1">
      {column === undefined ? (
        <Skeleton className="ml-1 h-4 w-16" />
      ) : score === undefined ? (
        <span className="px-1 text-xs text-faint">{m.requirements_pending()}</span>
      ) : (
        // Another candidate's cell is another control: neither focus nor an open reason moves on to it.
        <JudgedCell key={column.uuid} {...{ row, place, requirement, column, score, reachable }} />
      )}
    </div>
  );
});

interface JudgedCellProps extends Pick<MatrixCellProps, 'row' | 'place' | 'requirement' | 'reachable'> {
  column: MatrixColumn;
  score: number | null;
}

function JudgedCell({ row, place, requirement, column, score, reachable }: JudgedCellProps) {
  const [open, setOpen] = useState(false);
  // A popover in every cell would make scrolling slow, so a cell gets its own when it is first opened, and then keeps it and the focus.
  const [used, setUsed] = useState(false);
  const button = (
    <button
      type="button"
      data-cell={`${row}:${place}`}
      tabIndex={reachable ? 0 : -1}
      aria-label={m.requirements_cell({ label: requirement.label, name: column.name, verdict: verdictName(score) })}
      aria-haspopup="dialog"
      onClick={() => !used && (setUsed(true), setOpen(true))}
      className="flex h-9 w-full items-center rounded-control px-1 hover:bg-hover focus-visible:-outline-offset-2"
    >
      <VerdictBadge score={score} must={requirement.importance === 'MUST'} />
    </button>
  );
  if (!used) return button;
  return (
    <Popover trigger={button} title={requirement.label} open={open} onOpenChange={setOpen} className="w-96!">
      {open ? <CellReason uuid={column.uuid} requirement={requirement} name={column.name} /> : null}
    </Popover>
  );
}
