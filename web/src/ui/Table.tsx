import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './classNames.ts';

export interface TableProps extends ComponentPropsWithRef<'table'> {
  /** The table's name for screen readers. */
  label: string;
  /** Class of the scrolling frame. */
  frameClassName?: string;
}

/** Scrolls inside its own frame, so that the sticky header stays visible. */
export function Table({ label, frameClassName, className, children, ...rest }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={classNames('relative min-w-0 overflow-x-auto', frameClassName)} aria-label={label} tabIndex={0}>
      <table {...rest} aria-label={label} className={classNames('w-full border-separate border-spacing-0 text-sm', className)}>
        {children}
      </table>
    </section>
  );
}

export interface HeadCellProps extends Omit<ComponentPropsWithRef<'th'>, 'onClick'> {
  numeric?: boolean;
  /** If given, the header is a button that sorts. */
  onSort?: () => void;
  /** The current direction; null when another column is sorted. */
  sorted?: 'asc' | 'desc' | null;
  /** Beside the button that sorts, such as a hint. */
  aside?: ReactNode;
  children?: ReactNode;
}

export function HeadCell({ numeric = false, onSort, sorted = null, aside, className, children, ...rest }: HeadCellProps) {
  const sort = onSort ? ({ 'aria-sort': sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : 'none' } as const) : {};
  const Arrow = sorted === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" {...sort} {...rest} className={classNames(headClass, numeric ? 'text-right' : 'text-left', className)}>
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={classNames(sortClass, numeric ? 'relative text-right' : 'text-left', sorted && 'text-body')}
        >
          {children}
          <Arrow
            aria-hidden="true"
            className={classNames(
              // Before a number's header the arrow takes no room, so that the header keeps the whole column.
              numeric && 'absolute right-full -mr-1',
              sorted ? '' : 'opacity-0 group-hover/sort:opacity-60',
            )}
          />
        </button>
      ) : (
        children
      )}
      {aside}
    </th>
  );
}

export interface RowProps extends ComponentPropsWithRef<'tr'> {
  selected?: boolean;
  /** `pool` makes the row 68 px high. */
  size?: 'md' | 'pool';
}

/** `group/row`: row actions have the class `row-actions`, which shows them on hover and focus. */
export function Row({ selected = false, size = 'md', className, onClick, ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      onClick={onClick}
      aria-selected={selected || undefined}
      className={classNames(
        'group/row',
        size === 'pool' ? 'h-17' : 'h-11',
        selected ? 'bg-accent-soft shadow-[inset_2px_0_0_var(--accent)]' : 'bg-surface hover:bg-hover',
        onClick && 'cursor-pointer',
        className,
      )}
    />
  );
}

export interface CellProps extends ComponentPropsWithRef<'td'> {
  numeric?: boolean;
}

export function Cell({ numeric = false, className, ...rest }: CellProps) {
  return (
    <td {...rest} className={classNames('border-b border-line px-3 py-1.5', numeric && 'text-right tabular-nums', className)} />
  );
}

const headClass = 'sticky top-0 z-10 h-9 border-b border-line bg-canvas px-3 text-xs font-medium whitespace-nowrap text-muted';
const sortClass =
  'group/sort -mx-1 inline-flex h-7 max-w-[calc(100%+0.5rem)] items-center gap-1 rounded-control px-1 hover:text-body coarse:h-11 [&>svg]:size-3.5';
