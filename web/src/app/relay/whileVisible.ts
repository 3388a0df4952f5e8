const patience = 10_000;

/** Runs `start` while the page can be seen, stops it after ten hidden seconds, starts again on return. The answer stops all. */
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
