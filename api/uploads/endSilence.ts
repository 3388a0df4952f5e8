import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds that a caller may take for a small body, or for the next piece of a large one. */
export const defaultSilenceMs = 60_000;

/** Bytes of a large body that must arrive within that time, so that a caller who sends one byte now and then holds nothing for long. */
const leastBytes = 64 * 1024;

/** Disconnects when too little of the body arrives. Returns a function that takes note of what arrived. */
export function endSilence({ raw }: Pick<FastifyRequest, 'raw'>, longestMs: number): (chunk: Buffer) => void {
  const timer = setTimeout(() => raw.destroy(), longestMs).unref();
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
  let arrived = 0;
  return ({ length }) => {
    arrived += length;
    if (arrived < leastBytes) return;
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
