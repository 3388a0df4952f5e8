import type { FastifyInstance } from 'fastify';
import { refuseMasked } from '../../core/privacy/refuseMasked.ts';

/** Calls that compute an answer from their input, and store nothing. */
const computes = /\/(?:analysis|extract)\//;

/** Refuses bodies with text that was masked by blind review, which a client may send back. */
export function guardWrites(scope: FastifyInstance): void {
  scope.addHook('preHandler', async ({ body, routeOptions }) => {
    if (!computes.test(routeOptions.url ?? '')) refuseMasked(body);
  });
}
