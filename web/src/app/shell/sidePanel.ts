import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** Where a panel stood last: known before the screen is loaded, so that nothing moves when the panel appears. At first, where one opens by itself. */
const storageKey = 'noa.sidePanelAt';
const opensByItself = '/candidate-analysis ';

/** How many panels stand beside the content now, and who wants to know. */
let panels = 0;
/** Screens that are loaded and have no panel, whatever stood there before. */
let bareScreens = 0;
const listeners = new Set<() => void>();

/** Says that a panel stands beside the content, for as long as the component is mounted. */
export function useSidePanel(): void {
  const place = usePlace();
  useLayoutEffect(() => {
    localStorage.setItem(storageKey, place);
    panels++;
    tell();
    return () => {
      // Closed, not left: whoever leaves finds the panel open when they return.
      if (place === placeOf(window.location)) localStorage.setItem(storageKey, '');
      panels--;
      tell();
    };
  }, [place]);
}

/** Says that no panel will come on this screen, for as long as the component is mounted. */
export function useNoSidePanel(): void {
  useLayoutEffect(() => {
    bareScreens++;
    tell();
    return () => {
      bareScreens--;
      tell();
    };
  }, []);
}

/** Whether a panel stands beside the content, or will once the screen is loaded. */
export function useHasSidePanel(): boolean {
  const place = usePlace();
  return useSyncExternalStore(subscribe, () => {
    if (panels > 0 || bareScreens > 0) return panels > 0;
    return (localStorage.getItem(storageKey) ?? opensByItself) === place;
  });
}

function usePlace(): string {
  return placeOf(useLocation());
}

/** A screen and its tab; the first tab is named or not. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname.slice(pathname.lastIndexOf('/'))} ${(new URLSearchParams(search).get('tab') ?? '').replace(/^top$/, '')}`;
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
