import { setTimeout as sleep } from 'node:timers/promises';

const firstMs = 250;
const longestMs = 10_000;

export interface PauseOptions {
  /** 0 after the first failure. */
  attempt: number;
  /** The answer's header: seconds, or a date. */
  retryAfter: string | null;
  mostMs: number;
  signal: AbortSignal;
}

/** Waits before the next attempt: as long as the server asks for, else twice as long each time. Ends early when the command is interrupted. */
export async function pause({ attempt, retryAfter, mostMs, signal }: PauseOptions): Promise<void> {
  const wanted = readRetryAfter(retryAfter, Date.now()) ?? Math.min(longestMs, firstMs * 2 ** attempt);
  await sleep(Math.min(wanted, mostMs), undefined, { signal }).catch(() => undefined);
}

/** Milliseconds; null when the header is missing or not understood. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
