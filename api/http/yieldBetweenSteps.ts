import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Size in bytes from which a body takes noticeable time to parse, check and process. */
const large = 64_000;

/** Lets other requests run between these steps of a large request, which together would block the event loop too long. */
export function yieldBetweenSteps(app: FastifyInstance): void {
  const turn = async ({ body, headers }: FastifyRequest) => {
    // A chunked body has no length, and may be large.
    if (body !== undefined && Number(headers['content-length'] ?? large) >= large) await setImmediate();
  };
  app.addHook('preValidation', turn);
  app.addHook('preHandler', turn);
  app.addHook('preSerialization', turn);
}
