import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bytes of a body that take a while to parse, to check, to work on and to answer. */
const large = 64_000;

/** Between these steps of a large request others have their turn: together they would hold the event loop too long. */
export function takeTurns(app: FastifyInstance): void {
  const turn = async ({ body, headers }: FastifyRequest) => {
    // A body without a length comes in chunks, and may be large.
    if (body !== undefined && Number(headers['content-length'] ?? large) >= large) await setImmediate();
  };
  app.addHook('preValidation', turn);
  app.addHook('preHandler', turn);
  app.addHook('preSerialization', turn);
}
