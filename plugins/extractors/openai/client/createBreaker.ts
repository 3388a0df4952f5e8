export interface BreakerOptions {
  /** Failures one after another that open it. */
  failures: number;
  /** How long it stays open before one request is let through to try. */
  openMs: number;
  now(): number;
}

/** Ends a request that was let through. `called-off` says nothing about the server. */
export type Leave = (outcome: 'answered' | 'failed' | 'called-off') => void;

/** Spares a server that fails, and the documents that would wait for it. */
export interface Breaker {
  /** Null while it is open. */
  enter(): Leave | null;
}

/** Closed, it lets everything through; after some failures in a row it opens; after a while one request tries, and closes or opens it again. */
export function createBreaker({ failures, openMs, now }: BreakerOptions): Breaker {
  let inRow = 0;
  let openedAt: number | null = null;
  let trying = false;
  const leaveAs =
    (trial: boolean): Leave =>
    (outcome) => {
      if (trial) trying = false;
      if (outcome === 'called-off') return;
      inRow = outcome === 'answered' ? 0 : inRow + 1;
      if (outcome === 'answered') openedAt = null;
      else if (trial || inRow >= failures) openedAt = now();
    };
  return {
    enter() {
      if (openedAt === null) return leaveAs(false);
      if (trying || now() - openedAt < openMs) return null;
      trying = true;
      return leaveAs(true);
    },
  };
}
