import { useLayoutEffect, useSyncExternalStore } from 'react';

/** How many panels stand beside the content now, and who wants to know. */
let panels = 0;
const listeners = new Set<() => void>();

/** Says that a panel stands beside the content, for as long as the component is mounted. */
export function useSidePanel(): void {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** Whether a panel stands beside the content. */
export function useHasSidePanel(): boolean {
  return useSyncExternalStore(subscribe, () => panels > 0);
}

function count(change: 1 | -1): void {
  panels += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
