// Our own: cockatiel and opossum know no outcome that counts neither way (a cancelled request), and no rest that the server asks for.
export interface BreakerOptions {
  /** Consecutive failures that open it. */
  failures: number;
  /** How long it stays open before one request is let through to try. */
  openMs: number;
  now(): number;
}

/** Ends a request that was let through. `called-off` says nothing about the server; `restMs` is how long a failing server asks us to wait. */
export type Leave = (outcome: 'answered' | 'failed' | 'called-off', restMs?: number) => void;

/** Spares a server that fails, and the documents that would wait for it. */
export interface Breaker {
  /** Null while it is open. */
  enter(): Leave | null;
}

/** Wait no longer, whatever the server asks for: it may have meant another account or another day. */
const longestRestMs = 600_000;

/** Closed, it lets everything through; consecutive failures open it; after a while one request tries again and closes or reopens it. */
export function createBreaker({ failures, openMs, now }: BreakerOptions): Breaker {
  let inRow = 0;
  let openUntil: number | null = null;
  let trying = false;
  const leaveAs =
    (trial: boolean): Leave =>
    (outcome, restMs = 0) => {
      if (trial) trying = false;
      if (outcome === 'called-off') return;
      inRow = outcome === 'answered' ? 0 : inRow + 1;
      if (outcome === 'answered') openUntil = null;
      else if (trial || inRow >= failures || restMs > 0) openUntil = now() + Math.max(openMs, Math.min(restMs, longestRestMs));
    };
  return {
    enter() {
      if (openUntil === null) return leaveAs(false);
      if (trying || now() < openUntil) return null;
      trying = true;
      return leaveAs(true);
    },
  };
}
