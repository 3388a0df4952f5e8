import { createFetch } from '@whatwg-node/fetch';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { RequestContext } from '../../../schema/requestContext.ts';
import { describeError } from '../describeError.ts';
import type { RateLimits } from '../limitRates.ts';
import { settleError } from '../presentErrors.ts';
import type { ServerOptions } from '../serverOptions.ts';
import type { RequestSizes } from '../translateError.ts';
import { checkCursors } from './checkCursors.ts';
import { hideSchema } from './hideSchema.ts';
import { limitOperations } from './limitOperations.ts';
import { loadPersistedOperations } from './persistedOperations.ts';
import { presentResults } from './presentResults.ts';

export interface GraphqlParts extends Pick<ServerOptions, 'installation' | 'introspection' | 'graphiql' | 'persistedOperations'> {
  schema: GraphQLSchema;
  limits: RateLimits;
  sizes: RequestSizes;
  log: FastifyBaseLogger;
}

/** What the host hands over with a request, and what stays of it in the context of the resolvers. */
export interface HostContext {
  incoming: FastifyRequest;
}

/** Yoga within our host: it gets requests that were authenticated, counted and measured, and answers them. */
export function createGraphql({
  schema,
  limits,
  sizes,
  installation,
  introspection,
  graphiql,
  persistedOperations,
  log,
}: GraphqlParts) {
  const persisted = loadPersistedOperations(persistedOperations);
  return createYoga<HostContext, RequestContext>({
    schema,
    graphqlEndpoint: '/graphql',
    context: ({ incoming }) => ({
      ...incoming.ctx,
      requestId: incoming.id,
      userAgent: incoming.headers['user-agent'] ?? null,
      ownClient: false,
      installation,
      countSignInCall: () => limits.countSignInCall(incoming),
    }),
    plugins: [
      persisted.plugin,
      limitOperations(persisted),
      checkCursors(),
      hideSchema({ introspection }),
      presentResults((error, context) => settleError(error, (context as RequestContext & HostContext).incoming, sizes)),
    ],
    fetchAPI: createFetch({ formDataLimits: { files: sizes.maxFiles + 1, fieldSize: sizes.maxBodyBytes, fields: 10 } }),
    maxRequestBodySize: uploadBytes(sizes),
    batching: false,
    // Closed, like that of the host; who may call is decided there.
    cors: false,
    landingPage: false,
    graphiql: graphiql && { title: 'NOA', subscriptionsProtocol: 'SSE' },
    renderGraphiQL: async (options) => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options ?? {}),
    logging: quietLogger(log),
    maskedErrors: { errorMessage: 'Something went wrong on our side.', isDev: false },
  });
}

/** A whole upload: every file at its largest, and what stands around them. */
export function uploadBytes({ maxFiles, maxFileBytes, maxBodyBytes }: RequestSizes): number {
  return (maxFiles + 1) * maxFileBytes + maxBodyBytes;
}

/** What the library itself fails with; errors of resolvers are presented and logged by us. It would print whole errors, with what people typed. */
function quietLogger(log: FastifyBaseLogger) {
  const silent = () => {};
  return {
    debug: silent,
    info: silent,
    warn: silent,
    error: (error: unknown) => log.error({ error: describeError(error) }, 'unexpected error'),
  };
}
