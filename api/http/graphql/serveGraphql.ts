import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import { problemHeaders } from '../../rest/problem.ts';
import { pickLocale } from '../pickLocale.ts';
import { settleError } from '../presentErrors.ts';
import { allowExplorer } from './allowExplorer.ts';
import { createGraphql, type GraphqlParts, uploadBytes } from './createGraphql.ts';
import { toGraphqlError } from './graphqlErrors.ts';
import { streamEvents } from './streamEvents.ts';

/** `/graphql`: JSON is read by the host, uploads go to Yoga as they come. */
export function serveGraphql(app: FastifyInstance, parts: GraphqlParts): void {
  const yoga = createGraphql(parts);
  app.setErrorHandler((error, request, reply) => sendErrors(reply, settleError(error, request, parts.sizes)));
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  app.route({
    url: '/graphql',
    method: parts.graphiql ? ['GET', 'POST'] : ['POST'],
    bodyLimit: parts.sizes.maxBodyBytes,
    schema: { hide: true },
    preParsing: async (request) => refuseUpload(request, parts),
    handler: async (request, reply) => {
      if (request.method === 'POST') refuseEmpty(request);
      else allowExplorer(reply);
      const response = await yoga.handleNodeRequestAndResponse(request, reply, { incoming: request });
      reply.code(response.status).headers(Object.fromEntries(response.headers)).header('cache-control', 'no-store');
      return reply.send(
        isStream(response)
          ? Readable.from(streamEvents(response.body as unknown as AsyncIterable<Uint8Array>))
          : await response.text(),
      );
    },
  });
}

/** Events are streamed for as long as the caller listens; all other answers are sent whole. */
function isStream({ headers, body }: Response): boolean {
  return body !== null && headers.get('content-type')?.startsWith('text/event-stream') === true;
}

/** Uploads need a session, and a body larger than all files together may be is not read. */
function refuseUpload(request: FastifyRequest, { sizes }: GraphqlParts): void {
  if (!request.headers['content-type']?.startsWith('multipart/')) return;
  if (request.ctx.viewer === null) throw new AppError('UNAUTHENTICATED');
  const limit = uploadBytes(sizes);
  if (Number(request.headers['content-length'] ?? 0) > limit)
    throw new AppError('BODY_TOO_LARGE', { limitMb: Math.round(limit / 1024 / 1024) });
}

function refuseEmpty({ body, headers }: FastifyRequest): void {
  if (headers['content-type']?.startsWith('multipart/')) return;
  const isOperation =
    typeof body === 'object' && body !== null && !Array.isArray(body) && ('query' in body || 'extensions' in body);
  if (!isOperation) throw new AppError('MALFORMED', { message: 'one operation is expected, a JSON object with `query`.' });
}

/** Failures before any operation ran, in the form that GraphQL clients read. */
function sendErrors(reply: FastifyReply, error: AppError): FastifyReply {
  const { request } = reply;
  const errors = [toGraphqlError(error, { locale: pickLocale(request.headers['accept-language']), requestId: request.id })];
  return reply
    .code(error.status)
    .headers(problemHeaders(error))
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ errors });
}
