import type { Virtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useState } from 'react';

export interface CellKeysOptions {
  frame: RefObject<HTMLDivElement | null>;
  vertical: Virtualizer<HTMLDivElement, Element>;
  horizontal: Virtualizer<HTMLDivElement, Element>;
  rows: number;
  columns: number;
}

const steps: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-8, 0],
  PageDown: [8, 0],
};

/** Arrow keys move between cells, Home and End to the ends of a row; cells that are not rendered yet are scrolled into sight first. */
export function useCellKeys({ frame, vertical, horizontal, rows, columns }: CellKeysOptions) {
  const [active, setActive] = useState({ row: 0, column: 0 });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const cell = (event.target as HTMLElement).dataset['cell'];
    const [row = 0, column = 0] = (cell ?? `${active.row}:${active.column}`).split(':').map(Number);
    const target = move(event.key, row, column);
    if (target === null || (cell === undefined && event.target !== frame.current)) return;
    event.preventDefault();
    const next = { row: clamp(target.row, rows), column: clamp(target.column, columns) };
    setActive(next);
    vertical.scrollToIndex(next.row);
    horizontal.scrollToIndex(next.column);
    focusWhenRendered(frame, `${next.row}:${next.column}`, 10);
  };
  const move = (key: string, row: number, column: number) => {
    const step = steps[key];
    if (step) return { row: row + step[0], column: column + step[1] };
    if (key === 'Home') return { row, column: 0 };
    return key === 'End' ? { row, column: columns - 1 } : null;
  };
  const isReachable = (row: number, column: number) => row === active.row && column === active.column;
  return { onKeyDown, isReachable };
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}

function focusWhenRendered(frame: RefObject<HTMLDivElement | null>, cell: string, frames: number): void {
  requestAnimationFrame(() => {
    const button = frame.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
    if (button) button.focus();
    else if (frames > 0) focusWhenRendered(frame, cell, frames - 1);
  });
}
