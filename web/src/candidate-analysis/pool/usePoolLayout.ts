import { useState } from 'react';
import { type ColumnId, type PoolColumn, poolColumns, widthLimits } from './poolColumns.ts';

const key = 'noa.pool.columns';

interface Stored {
  hidden: ColumnId[];
  widths: Partial<Record<ColumnId, number>>;
}

export interface PoolLayout {
  /** Those that are shown, with the widths that this browser remembers. */
  columns: readonly PoolColumn[];
  hidden: readonly ColumnId[];
  toggle: (id: ColumnId) => void;
  resize: (id: ColumnId, width: number) => void;
  reset: () => void;
}

/** Which columns are shown and how wide they are. The candidate's column always is. */
export function usePoolLayout(): PoolLayout {
  const [stored, setStored] = useState(readStored);
  const store = (next: Stored) => {
    localStorage.setItem(key, JSON.stringify(next));
    setStored(next);
  };
  const { hidden, widths } = stored;
  return {
    columns: poolColumns
      .filter(({ id }) => !hidden.includes(id))
      .map((column) => ({ ...column, width: widths[column.id] ?? column.width })),
    hidden,
    toggle: (id) => store({ ...stored, hidden: hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id] }),
    resize: (id, width) => store({ ...stored, widths: { ...widths, [id]: clampWidth(width) } }),
    reset: () => store({ hidden: [], widths: {} }),
  };
}

export function clampWidth(width: number): number {
  return Math.round(Math.min(widthLimits.most, Math.max(widthLimits.least, width)));
}

function readStored(): Stored {
  try {
    const { hidden, widths } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Stored>;
    const ids = poolColumns.map(({ id }) => id);
    return {
      hidden: ids.filter((id) => id !== 'candidate' && Array.isArray(hidden) && hidden.includes(id)),
      widths: Object.fromEntries(
        ids.flatMap((id) => (typeof widths?.[id] === 'number' ? [[id, clampWidth(widths[id])]] : [])),
      ) as Stored['widths'],
    };
  } catch {
    return { hidden: [], widths: {} };
  }
}
