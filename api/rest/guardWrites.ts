import type { FastifyInstance } from 'fastify';
import { refuseMasked } from '../../core/privacy/refuseMasked.ts';

/** Calls that compute an answer from what they are given, and store nothing. */
const computes = /\/(?:analysis|extract)\//;

/** Refuses bodies with text that blind review has hidden: a client sent back what it was shown. */
export function guardWrites(scope: FastifyInstance): void {
  scope.addHook('preHandler', async ({ body, routeOptions }) => {
    if (!computes.test(routeOptions.url ?? '')) refuseMasked(body);
  });
}
