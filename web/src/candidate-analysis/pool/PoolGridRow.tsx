/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's own elements cannot be placed row by row */

import { MoreHorizontal } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { buttonClass } from '../../ui/inputs/Button.tsx';
import { isFree } from '../rows/isFree.ts';
import { PoolSkeleton } from './PoolCells.tsx';
import { PoolRow } from './PoolRow.tsx';
import { type PoolColumn, rowHeight } from './poolColumns.ts';
import type { PoolCandidate } from './usePoolRows.ts';

export interface PoolGridRowProps {
  index: number;
  top: number;
  uuid: string;
  /** Undefined while it loads, null when it was deleted meanwhile. */
  candidate: PoolCandidate | null | undefined;
  columns: readonly PoolColumn[];
  /** The cursor is here. */
  current: boolean;
  /** New or changed in the saved search that was opened. */
  fresh: boolean;
  selected: boolean;
  /** Its menu is open. */
  menuOpen: boolean;
  onOpen: (uuid: string) => void;
  onToggle: (uuid: string) => void;
  onMenu: (candidate: PoolCandidate, event: MouseEvent<HTMLElement>) => void;
}

/** Rendered anew only when something of its own changes: a list that flies by has no time for more. */
export const PoolGridRow = memo(function PoolGridRow(props: PoolGridRowProps) {
  const { index, top, uuid, candidate, columns, current, fresh, selected, menuOpen, onOpen, onToggle, onMenu } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid has the keys
    <div
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selected}
      aria-current={current || undefined}
      style={{ transform: `translateY(${top}px)`, height: rowHeight }}
      onClick={(event) => isFree(event) && candidate && onOpen(uuid)}
      className={classNames(
        'group/row absolute top-0 left-0 flex w-max min-w-full cursor-pointer border-b border-line',
        selected ? 'bg-accent-soft shadow-[inset_2px_0_0_var(--accent)]' : 'bg-canvas hover:bg-hover',
        current && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      {candidate ? (
        <PoolRow
          // Another candidate's controls are other controls: neither focus nor half a click moves on to them.
          key={uuid}
          candidate={candidate}
          columns={columns}
          fresh={fresh}
          selected={selected}
          onToggle={() => onToggle(uuid)}
          menu={<MenuButton open={menuOpen} onClick={(event) => onMenu(candidate, event)} />}
        />
      ) : candidate === null ? (
        <Gone />
      ) : (
        <PoolSkeleton columns={columns} />
      )}
    </div>
  );
});

/** A plain button: one menu serves all rows, since a menu for each would take most of the time that a row takes. */
function MenuButton({ open, onClick }: { open: boolean; onClick: (event: MouseEvent<HTMLElement>) => void }) {
  return (
    <button
      type="button"
      aria-label={m.pool_row_actions()}
      title={m.pool_row_actions()}
      aria-haspopup="menu"
      aria-expanded={open}
      data-popup-open={open ? '' : undefined}
      onClick={onClick}
      className={classNames(buttonClass('ghost', 'sm'), 'w-7 px-0! coarse:w-11')}
    >
      <MoreHorizontal />
    </button>
  );
}

function Gone() {
  return (
    <div role="gridcell" className="flex h-full items-center px-3 text-muted">
      {m.pool_gone()}
    </div>
  );
}
