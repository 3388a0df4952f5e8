import { useEffect } from 'react';
import { mayShowOnDesktop } from './desktopPermission.ts';

const interval = 30_000;

/** A hidden page has no event stream, so it asks now and then: only if its user wants to be told on the desktop. */
export function useDesktopNotifications(wanted: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!wanted) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden' && mayShowOnDesktop()) refresh();
    }, interval);
    return () => clearInterval(timer);
  }, [wanted, refresh]);
}
