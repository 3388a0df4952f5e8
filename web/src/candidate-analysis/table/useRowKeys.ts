import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

export interface RowKeysOptions {
  body: RefObject<HTMLElement | null>;
  rows: readonly number[];
  onOpen: (row: number) => void;
  onPage: (step: 1 | -1) => void;
  onSelect: (row: number) => void;
}

/**
 * j and k (or the arrows) move between the rows and on to the next or previous page; space selects a row, Enter opens it. Keys typed into a field, or meant for a button or
 * an open layer, are ignored.
 */
export function useRowKeys({ body, rows, onOpen, onPage, onSelect }: RowKeysOptions): number | null {
  const [cursor, setCursor] = useState<number | null>(null);
  const place = cursor === null ? null : Math.min(cursor, rows.length - 1);
  const move = (step: 1 | -1) => {
    const next = (place ?? (step > 0 ? -1 : rows.length)) + step;
    if (next < 0 || next >= rows.length) {
      onPage(step);
      setCursor(step > 0 && next >= rows.length ? 0 : Math.max(0, rows.length - 1));
      return;
    }
    setCursor(next);
    body.current?.querySelector(`[data-place="${next}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    const row = place === null ? undefined : rows[place];
    if (event.key === 'j' || event.key === 'ArrowDown') move(1);
    else if (event.key === 'k' || event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && row !== undefined && !isControl(event.target)) onOpen(row);
    else if (event.key === ' ' && row !== undefined && !isControl(event.target)) onSelect(row);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return place;
}

/** Keys typed there belong to a field or an open layer. */
export function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role=dialog], [role=slider], [role=listbox], [role=menu], [role=combobox]',
    ) !== null
  );
}

/** Enter and space there press a button or follow a link. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role=checkbox], [role=tab]') !== null;
}
