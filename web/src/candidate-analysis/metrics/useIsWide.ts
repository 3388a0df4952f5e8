import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1024px)';

/** Whether the window has room for a panel beside the content; updates when the window is resized. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wide).matches);
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
