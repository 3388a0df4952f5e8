import type { FastifyReply } from 'fastify';

/** Aborts when the caller disconnects. */
export function callerSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}
