import { useEffect, useState } from 'react';

/**
 * For a list that changes by itself: while somebody presses on it, it stays as it was. Otherwise a row that arrives between press and release moves the
 * others, the release meets another element, and the browser makes no click of it.
 */
export function useSteady<T>(value: T): { value: T; onPointerDown: () => void } {
  const [held, setHeld] = useState<{ value: T } | null>(null);
  useEffect(() => {
    if (held === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The click comes right after the release, and still belongs to what was pressed.
    const release = () => {
      timer = setTimeout(() => setHeld(null));
    };
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, [held]);
  return { value: held === null ? value : held.value, onPointerDown: () => setHeld({ value }) };
}
