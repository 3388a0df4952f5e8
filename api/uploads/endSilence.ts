import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds that a caller may take for a small body, or for the next piece of a large one. */
export const defaultSilenceMs = 60_000;

/**
 * Bytes of a large body that must arrive within that time: half of what a slow mobile connection carries. Of very large bodies more must, or they would not be
 * complete before the request times out anyway.
 */
const leastBytes = 600 * 1024;
const leastPart = 1 / 20;

/** Disconnects when too little of the body arrives. Returns a function that takes note of what arrived. */
export function endSilence({ raw }: Pick<FastifyRequest, 'raw'>, longestMs: number, bytes = 0): (chunk: Buffer) => void {
  const timer = setTimeout(() => raw.destroy(), longestMs).unref();
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
  const least = Math.max(leastBytes, bytes * leastPart);
  let arrived = 0;
  return ({ length }) => {
    arrived += length;
    if (arrived < least) return;
    arrived = 0;
    timer.refresh();
  };
}

/** Bodies that nobody reads end in time too: those of unknown addresses, and what is still to come after an answer. */
export function endUnreadBodies(app: FastifyInstance, longestMs = defaultSilenceMs): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !request.raw.complete) endSilence(request, longestMs);
  });
  app.addHook('onResponse', async (request) => {
    if (!request.raw.complete) endSilence(request, longestMs);
  });
}
