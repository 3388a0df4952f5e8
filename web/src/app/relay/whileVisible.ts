const patience = 10_000;

/**
 * Runs `start` while the page is visible, stops it after the page was hidden for ten seconds, and starts it again on return. The returned function ends
 * everything.
 */
export function whileVisible(start: () => () => void): () => void {
  let stop: (() => void) | null = start();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') {
      stop ??= start();
    } else {
      timer = setTimeout(() => {
        stop?.();
        stop = null;
      }, patience);
    }
  };
  document.addEventListener('visibilitychange', change);
  return () => {
    document.removeEventListener('visibilitychange', change);
    clearTimeout(timer);
    stop?.();
    stop = null;
  };
}
