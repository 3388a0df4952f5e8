import { setTimeout } from 'node:timers/promises';
import type { Screening } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import type { EventMessages } from '../events.ts';
import { getScreening } from './getScreening.ts';

/** Longest delay, in milliseconds, that a lost event causes. */
const pollMs = 500;

export interface WaitForScreeningInput {
  screeningId: string;
  /** Aborts when the caller disconnects. */
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
  const messages = ctx.events.subscribe('screening', waiting)[Symbol.asyncIterator]();
  let end = nextEnd(messages, screeningId);
  try {
    for (;;) {
      const screening = await getScreening(ctx, { id: screeningId });
      if (screening.state === 'COMPLETED' || screening.state === 'CANCELLED') return screening;
      if (waiting.aborted) throw new AppError('UNAVAILABLE');
      const heard = await Promise.race([end, setTimeout(pollMs, false)]);
      if (heard) end = nextEnd(messages, screeningId);
    }
  } finally {
    stop.abort();
  }
}

/** Resolves when the message arrives that this screening has ended, after a gap in which that message may be lost, and at the end of the stream. */
async function nextEnd(messages: AsyncIterator<EventMessages['screening'] | null>, id: string): Promise<true> {
  for (;;) {
    const { done, value } = await messages.next();
    if (done || value === null || (value.id === id && value.ended)) return true;
  }
}
