import type { FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';

/** What the host passes with a request, and what resolvers receive. */
export interface HostContext {
  incoming: FastifyRequest;
  /** Where the results of a subscription are put, which the host sends. */
  subscribed: { results?: AsyncIterable<ExecutionResult> };
  /** How the host sends the answer. */
  sent: { compressed?: boolean };
}
