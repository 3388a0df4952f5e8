import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** What pages of other origins may read of an answer beside its body. */
const exposedHeaders = [
  'content-disposition',
  'etag',
  'idempotent-replayed',
  'link',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'x-request-id',
];

/** Lets pages of these origins call us (CORS). Never with credentials: a page must hold a token of its own. Without origins CORS is closed. */
export async function shareWithOrigins(scope: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await scope.register(cors, {
    origin: [...origins],
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders,
    maxAge: 600,
  });
}
