import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import { problemHeaders } from '../../rest/problem.ts';
import { isMultipart } from '../../uploads/admitUploads.ts';
import { pickLocale } from '../answers/pickLocale.ts';
import { settleError } from '../errors/presentErrors.ts';
import { allowExplorer } from './access/allowExplorer.ts';
import { allowCompression } from './chooseCompression.ts';
import { createGraphql, type GraphqlParts } from './createGraphql.ts';
import { toGraphqlError } from './graphqlErrors.ts';
import type { HostContext } from './hostContext.ts';
import { readUpload } from './readUpload.ts';
import { serveStreams } from './streams/serveStreams.ts';
import { streamResults } from './streams/streamResults.ts';

/** `/graphql` and `/graphql/streams`: the host reads JSON and files, Yoga answers the operations. */
export async function serveGraphql(app: FastifyInstance, parts: GraphqlParts): Promise<void> {
  const yoga = createGraphql(parts);
  app.setErrorHandler((error, request, reply) => sendErrors(reply, settleError(error, request, parts.sizes)));
  const { maxFiles, maxFileBytes, maxBodyBytes } = parts.sizes;
  // One byte over the limit of a file, so that a larger file is noticed and only that file fails.
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: maxFiles + 1, fileSize: maxFileBytes + 1, fields: 10, fieldSize: maxBodyBytes },
  });
  await allowCompression(app);
  app.route({
    url: '/graphql',
    method: parts.graphiql ? ['GET', 'POST'] : ['POST'],
    bodyLimit: parts.sizes.maxBodyBytes,
    schema: { hide: true },
    handler: async (request, reply) => {
      if (isMultipart(request)) request.body = await readUpload(request);
      if (request.method === 'POST') refuseEmpty(request);
      else allowExplorer(reply);
      // Count it before the operation begins; answers that are not streams end at once.
      if (request.headers.accept?.includes('text/event-stream')) app.countStream(reply, request.ctx);
      const subscribed: HostContext['subscribed'] = {};
      const sent: HostContext['sent'] = {};
      const response = await yoga.handleNodeRequestAndResponse(request, reply, { incoming: request, subscribed, sent });
      reply.code(response.status).headers(Object.fromEntries(response.headers)).header('cache-control', 'no-store');
      if (subscribed.results) return reply.send(streamResults(subscribed.results));
      const answer = await response.text();
      if (!sent.compressed) return reply.send(answer);
      reply.compress(answer);
      return reply;
    },
  });
  serveStreams(app, { yoga, bodyLimit: parts.sizes.maxBodyBytes, limits: parts.limits });
}

function refuseEmpty({ body }: FastifyRequest): void {
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
