import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { RequestContext } from '../../../schema/requestContext.ts';
import { describeError } from '../errors/describeError.ts';
import { settleError } from '../errors/presentErrors.ts';
import type { RequestSizes } from '../errors/translateError.ts';
import type { RateLimits } from '../limits/limitRates.ts';
import type { ServerOptions } from '../serverOptions.ts';
import { hideSchema } from './access/hideSchema.ts';
import { refuseStrangers } from './access/refuseStrangers.ts';
import { requireScopes } from './access/requireScopes.ts';
import { chooseCompression } from './chooseCompression.ts';
import type { HostContext } from './hostContext.ts';
import { checkCursors } from './limits/checkCursors.ts';
import { limitOperations } from './limits/limitOperations.ts';
import { limitRepeats } from './limits/limitRepeats.ts';
import { limitTexts } from './limits/limitTexts.ts';
import { loadPersistedOperations } from './persistedOperations.ts';
import { presentResults } from './presentResults.ts';
import { shareAnswers } from './streams/shareAnswers.ts';
import { handOverResults } from './streams/streamResults.ts';

export interface GraphqlParts extends Pick<ServerOptions, 'installation' | 'introspection' | 'graphiql' | 'persistedOperations'> {
  schema: GraphQLSchema;
  limits: RateLimits;
  sizes: RequestSizes;
  log: FastifyBaseLogger;
}

/** Yoga, embedded in our server. Requests are already authenticated, rate-limited and checked for size. */
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
    context: ({ incoming, request }) => ({
      ...incoming.ctx,
      requestId: incoming.id,
      userAgent: incoming.headers['user-agent'] ?? null,
      ownClient: false,
      signal: request.signal,
      installation,
      countSignInCall: () => limits.countSignInCall(incoming),
    }),
    plugins: [
      // Before a hash becomes a text.
      refuseStrangers({ introspection }),
      limitRepeats(),
      persisted.plugin,
      limitOperations(persisted),
      requireScopes(),
      chooseCompression(persisted),
      shareAnswers(),
      handOverResults(),
      limitTexts(),
      checkCursors(),
      hideSchema({ introspection }),
      presentResults((error, context) => settleError(error, (context as RequestContext & HostContext).incoming, sizes)),
    ],
    // The host has read the body, and checked its size.
    maxRequestBodySize: false,
    batching: false,
    // The host handles CORS.
    cors: false,
    landingPage: false,
    graphiql: graphiql && { title: 'NOA', subscriptionsProtocol: 'SSE' },
    renderGraphiQL: async (options) => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options ?? {}),
    logging: quietLogger(log),
    maskedErrors: { errorMessage: 'Something went wrong on our side.', isDev: false },
  });
}

/** Logs the library's own failures without details, because whole errors would contain what users typed. We present and log resolver errors ourselves. */
function quietLogger(log: FastifyBaseLogger) {
  const silent = () => {};
  return {
    debug: silent,
    info: silent,
    warn: silent,
    error: (error: unknown) => log.error({ error: describeError(error) }, 'unexpected error'),
  };
}
