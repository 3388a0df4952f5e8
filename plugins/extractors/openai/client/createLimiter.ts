/** Runs so many at once; the others wait in order. One that is called off while it waits is rejected. */
export type Limiter = <T>(signal: AbortSignal, run: () => Promise<T>) => Promise<T>;

export function createLimiter(most: number): Limiter {
  let running = 0;
  const waiting = new Set<() => void>();

  function waitForTurn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', callOff);
        resolve();
      };
      const callOff = () => {
        waiting.delete(start);
        reject(new Error('called off while it waited', { cause: signal.reason }));
      };
      signal.addEventListener('abort', callOff, { once: true });
      waiting.add(start);
    });
  }

  /** The place goes to whoever waits longest, or becomes free. */
  function release(): void {
    const [next] = waiting;
    if (next === undefined) {
      running--;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async (signal, run) => {
    signal.throwIfAborted();
    if (running < most) running++;
    else await waitForTurn(signal);
    try {
      return await run();
    } finally {
      release();
    }
  };
}
