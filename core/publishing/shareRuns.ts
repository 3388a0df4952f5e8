import { setImmediate } from 'node:timers/promises';

interface Runs {
  current: Promise<unknown>;
  /** Has not begun yet. */
  next: Promise<void> | null;
}

/**
 * Lets simultaneous calls for the same thing share one run: whoever calls before a run begins waits for that run, which sees all that was committed before. Runs for
 * the same thing follow each other.
 */
export function createSharedRuns(): (key: string, work: () => Promise<void>) => Promise<void> {
  const known = new Map<string, Runs>();
  return (key, work) => {
    // Begin after this turn of the event loop, in which more calls may come.
    const runs = known.get(key) ?? { current: setImmediate(), next: null };
    known.set(key, runs);
    runs.next ??= runs.current.then(() => {
      const run = work();
      runs.next = null;
      runs.current = run
        .catch(() => undefined)
        .then(() => {
          if (runs.next === null) known.delete(key);
        });
      return run;
    });
    return runs.next;
  };
}
