/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's own elements cannot be placed row by row */
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/classNames.ts';
import { Checkbox } from '../ui/inputs/Checkbox.tsx';
import type { SavedSort } from './savedAddress.ts';
import { columnClass, headHeight, rowGrid } from './savedColumns.ts';

export interface SavedHeadProps {
  sort: SavedSort;
  onSort: (sort: SavedSort) => void;
  /** True when all are selected, null when some are. */
  selected: boolean | null;
  onSelectAll: (selected: boolean) => void;
}

/** The columns that have an order are buttons; a second click turns it round where the specification has both ways. */
export function SavedHead({ sort, onSort, selected, onSelectAll }: SavedHeadProps) {
  const cell = (text: string, className: string) => (
    <div role="columnheader" className={className}>
      {text}
    </div>
  );
  return (
    <div
      role="row"
      aria-rowindex={1}
      style={{ height: headHeight }}
      className={classNames(rowGrid, 'sticky top-0 z-10 border-b border-line bg-canvas text-xs font-medium text-muted')}
    >
      <SortCell ways={['NAME_ASC']} sort={sort} onSort={onSort} label={m.saved_column_candidate()}>
        <Checkbox
          checked={selected === true}
          indeterminate={selected === null}
          onChange={onSelectAll}
          label={m.saved_select_all()}
        />
      </SortCell>
      {cell(m.saved_column_title(), columnClass.title)}
      {cell(m.saved_column_skills(), columnClass.skills)}
      <SortCell
        ways={['EXP_DESC', 'EXP_ASC']}
        sort={sort}
        onSort={onSort}
        label={m.saved_column_experience()}
        className={columnClass.experience}
      />
      {cell(m.saved_column_contact(), columnClass.contact)}
      <SortCell
        ways={['SCORE_DESC', 'SCORE_ASC']}
        sort={sort}
        onSort={onSort}
        label={m.saved_column_score()}
        className={columnClass.score}
      />
      {cell(m.saved_column_status(), columnClass.status)}
      <div role="columnheader" className={columnClass.actions}>
        <span className="sr-only">{m.saved_column_actions()}</span>
      </div>
    </div>
  );
}

interface SortCellProps {
  /** The first click's order, and the second's. */
  ways: readonly [SavedSort, SavedSort?];
  sort: SavedSort;
  onSort: (sort: SavedSort) => void;
  label: string;
  className?: string;
  children?: ReactNode;
}

function SortCell({ ways: [first, second = first], sort, onSort, label, className, children }: SortCellProps) {
  const sorted = sort === first || sort === second;
  const ascending = sort.endsWith('ASC');
  const Arrow = sorted && ascending ? ArrowUp : ArrowDown;
  return (
    <div
      role="columnheader"
      aria-sort={sorted ? (ascending ? 'ascending' : 'descending') : 'none'}
      className={classNames(className ?? 'flex items-center gap-2.5')}
    >
      {children}
      <button
        type="button"
        onClick={() => onSort(sort === first ? second : first)}
        className={classNames(
          'inline-flex h-7 max-w-full min-w-0 items-center gap-1 rounded-control hover:text-body coarse:h-11',
          sorted && 'text-body',
        )}
      >
        <span className="truncate">{label}</span>
        <Arrow aria-hidden="true" className={classNames('size-3.5 shrink-0', !sorted && 'hidden')} />
      </button>
    </div>
  );
}
