import { setTimeout } from 'node:timers/promises';
import type { Screening } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import type { EventMessages } from '../events.ts';
import { getScreening } from './getScreening.ts';

/** How long a lost event can delay the caller. */
const pollMs = 500;

export interface WaitForScreeningInput {
  screeningId: string;
  /** Aborts when the caller has gone. */
  signal: AbortSignal;
  timeoutMs: number;
}

/**
 * Waits until a screening has ended.
 *
 * @throws AppError UNAVAILABLE when that takes longer than `timeoutMs`; the screening continues
 */
export async function waitForScreening(ctx: Ctx, { screeningId, signal, timeoutMs }: WaitForScreeningInput): Promise<Screening> {
  const stop = new AbortController();
  const waiting = AbortSignal.any([signal, stop.signal, AbortSignal.timeout(timeoutMs)]);
  const changes = ctx.events.subscribe('screening', waiting)[Symbol.asyncIterator]();
  let change = nextChange(changes, screeningId);
  try {
    for (;;) {
      const screening = await getScreening(ctx, { id: screeningId });
      if (screening.state === 'COMPLETED' || screening.state === 'CANCELLED') return screening;
      if (waiting.aborted) throw new AppError('UNAVAILABLE');
      const changed = await Promise.race([change, setTimeout(pollMs, false)]);
      if (changed) change = nextChange(changes, screeningId);
    }
  } finally {
    stop.abort();
  }
}

/** Resolves to true with the next message about this screening, after a gap in which one may have been missed, and at the end of all. */
async function nextChange(changes: AsyncIterator<EventMessages['screening'] | null>, id: string): Promise<true> {
  for (;;) {
    const { done, value } = await changes.next();
    if (done || value === null || value.id === id) return true;
  }
}
