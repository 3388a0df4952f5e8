import { useEffect, useEffectEvent, useState } from 'react';
import { isBusy, isControl } from '../table/useRowKeys.ts';

export interface PoolKeys {
  count: number;
  onMove: (index: number) => void;
  onOpen: (index: number) => void;
  onToggle: (index: number) => void;
}

/** j, k and the arrows move the cursor, Home and End go to the ends, space selects, Enter opens. Answers the cursor's row. */
export function usePoolKeys({ count, onMove, onOpen, onToggle }: PoolKeys): number | null {
  const [cursor, setCursor] = useState<number | null>(null);
  const place = cursor === null || count === 0 ? null : Math.min(cursor, count - 1);
  const move = (index: number) => {
    const next = Math.min(count - 1, Math.max(0, index));
    setCursor(next);
    onMove(next);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target) || count === 0) return;
    const { key } = event;
    if (key === 'j' || key === 'ArrowDown') move(place === null ? 0 : place + 1);
    else if (key === 'k' || key === 'ArrowUp') move(place === null ? count - 1 : place - 1);
    else if (key === 'Home') move(0);
    else if (key === 'End') move(count - 1);
    else if (place === null || isControl(event.target)) return;
    else if (key === ' ') onToggle(place);
    else if (key === 'Enter') onOpen(place);
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
