import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { schema } from '../../schema/schema.ts';
import { type AdmitUploadsOptions, admitUploads } from '../uploads/admitUploads.ts';
import { createUploadGate } from '../uploads/createUploadGate.ts';
import { defaultSilenceMs, endUnreadBodies } from '../uploads/endSilence.ts';
import { logRequests } from './answers/logRequests.ts';
import { makeRequestId } from './answers/requestIds.ts';
import { secureHeaders } from './answers/securityHeaders.ts';
import { acceptJson } from './bodies/acceptJson.ts';
import { allowOrigins } from './callers/allowOrigins.ts';
import { answerLocally } from './callers/answerLocally.ts';
import { authenticateRequests } from './callers/authenticateRequests.ts';
import { checkOrigin } from './callers/checkOrigin.ts';
import { answerBrokenRequest } from './errors/answerBrokenRequest.ts';
import { answerUnknown } from './errors/answerUnknown.ts';
import { present, presentErrors, settleError } from './errors/presentErrors.ts';
import type { RequestSizes } from './errors/translateError.ts';
import { serveGraphql } from './graphql/serveGraphql.ts';
import { limitRates, type RateLimits } from './limits/limitRates.ts';
import { limitStreams } from './limits/limitStreams.ts';
import { serveMcp } from './serveMcp.ts';
import { serveRest } from './serveRest.ts';
import { defaultRates, defaultUploadBytes, type ServerOptions } from './serverOptions.ts';
import { redirectBroken, serveSite } from './site/serveSite.ts';

/** Limit of a JSON body: room for the ids of the largest selection, and several of the longest texts that a call accepts. */
const maxBodyBytes = 4 * 1024 * 1024;
/** Timeout of a request, long enough for an upload over a slow connection. */
const requestTimeout = 10 * 60_000;

/** The product's whole HTTP server, not listening yet: composition roots call `listen`, tests call `inject`. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const sizes: RequestSizes = { maxBodyBytes, ...options.shared.limits };
  const app = createHost(options, sizes);
  if (options.onRoute) app.addHook('onRoute', options.onRoute);
  logRequests(app);
  presentErrors(app, sizes);
  answerUnknown(app);
  endUnreadBodies(app, options.longestSilenceMs);
  limitStreams(app);
  await secureHeaders(app, options);
  if (options.local) answerLocally(app);
  const limits = await limitRates(app, { ...defaultRates, ...options.rates });
  const { longestSilenceMs } = options;
  const gate = options.uploadGate ?? createUploadGate({ mostBytes: defaultUploadBytes });
  const admission: Admission = { options, limits, uploads: { gate, mostBytes: uploadBytes(sizes), longestSilenceMs } };
  await app.register(async (scope) => {
    await admitRequests(scope, admission);
    acceptJson(scope);
    serveMcp(scope, { sizes, version: options.installation.version });
    // A separate scope, because its errors have another format.
    await scope.register(async (inner) => serveGraphql(inner, { ...options, schema, limits, sizes, log: app.log }));
  });
  await app.register(
    async (scope) => {
      await admitRequests(scope, admission);
      await serveRest(scope, { limits, sizes, version: options.installation.version });
    },
    { prefix: '/api' },
  );
  if (options.webFolder !== null) await serveSite(app, { webFolder: options.webFolder });
  return app;
}

function createHost(
  { logger, webFolder, trustedProxies = [], longestSilenceMs = defaultSilenceMs }: ServerOptions,
  sizes: RequestSizes,
): FastifyInstance {
  return Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    // logRequests writes a shorter line.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    genReqId: makeRequestId,
    bodyLimit: sizes.maxBodyBytes,
    requestTimeout,
    // Node looks for late headers only now and then: at the latest, both times together are over.
    http: { headersTimeout: longestSilenceMs * 0.9, connectionsCheckingInterval: longestSilenceMs * 0.1 },
    // An open event stream would keep the process alive until its client leaves.
    forceCloseConnections: true,
    // Any other sender could claim to be any client, and so evade limits.
    trustProxy: ['loopback', ...trustedProxies],
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      if (webFolder === null || !redirectBroken(request, reply)) present(reply, settleError(error, request, sizes));
    },
  });
}

/** The largest size of a whole upload: every file at its limit, plus the form around them. */
function uploadBytes({ maxFiles, maxFileBytes, maxBodyBytes }: RequestSizes): number {
  return (maxFiles + 1) * maxFileBytes + maxBodyBytes;
}

interface Admission {
  options: ServerOptions;
  limits: RateLimits;
  uploads: AdmitUploadsOptions;
}

/** The checks that each request to the API goes through, in this order. */
async function admitRequests(scope: FastifyInstance, { options, limits, uploads }: Admission): Promise<void> {
  await allowOrigins(scope, options.corsOrigins ?? []);
  checkOrigin(scope, options);
  authenticateRequests(scope, options.shared);
  scope.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.uncounted) await limits.countRequest(request, reply);
  });
  admitUploads(scope, uploads);
}
