import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();
let pending: ReturnType<typeof setTimeout> | undefined;

/** Announces that an event stream is back after a gap, in which events may have been missed. Several streams returning at once count as one. */
export function announceReturn(): void {
  clearTimeout(pending);
  pending = setTimeout(() => {
    for (const listener of listeners) listener();
  }, 100);
}

/** Calls back when events may have been missed, so that the screen can fetch its data again. */
export function useReturn(callback: () => void): void {
  const listen = useEffectEvent(callback);
  useEffect(() => {
    const listener = () => listen();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
