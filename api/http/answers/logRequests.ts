import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per request: number, method, route, status, time. It logs the declared route instead of the URL, because search words and file names in URLs
 * are personal data; so is the client's address.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    const line = { method: request.method, route: request.routeOptions.url ?? null, status: reply.statusCode, milliseconds };
    if (reply.statusCode >= 500) request.log.warn(line, 'request');
    else request.log.info(line, 'request');
  });
}
