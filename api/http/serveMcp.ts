import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireScope } from '../../core/access/requireScope.ts';
import { AppError } from '../../core/errors.ts';
import { explainError } from '../../core/failures/errorMessages.ts';
import { createMcpServer } from '../mcp/createMcpServer.ts';
import { settleError } from './errors/presentErrors.ts';
import type { RequestSizes } from './errors/translateError.ts';

/** Room for a folder of CVs in base64. */
const maxBodyBytes = 32 * 1024 * 1024;

/** `/mcp`: the tools for assistants, by the protocol's streamable HTTP without sessions, so that any instance answers any request. */
export function serveMcp(app: FastifyInstance, { sizes, version }: { sizes: RequestSizes; version: string }): void {
  app.route({
    url: '/mcp',
    method: ['GET', 'POST', 'DELETE'],
    bodyLimit: maxBodyBytes,
    schema: { hide: true },
    // Check before a large body is read.
    onRequest: async ({ ctx, method }) => {
      if (ctx.viewer === null) throw new AppError('UNAUTHENTICATED');
      requireScope(ctx, 'read');
      if (method !== 'POST') throw new AppError('METHOD_NOT_ALLOWED', { method, allowed: 'POST' });
    },
    handler: async (request, reply) => {
      const server = createMcpServer(request.ctx, { version, explain: (error) => explain(error, request, sizes) });
      const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
      reply.raw.once('close', () => void server.close());
      reply.raw.setHeader('cache-control', 'no-store');
      await server.connect(transport);
      reply.hijack();
      await transport.handleRequest(request.raw, reply.raw, request.body);
    },
  });
}

function explain(error: unknown, request: FastifyRequest, sizes: RequestSizes): string {
  return explainError(settleError(error, request, sizes), request.ctx.locale);
}
