import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Response headers that pages of other origins may read. */
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

/** Lets pages of these origins call the API (CORS), but never with cookies: a page must have its own token. Without origins CORS is off. */
export async function allowOrigins(scope: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await scope.register(cors, {
    origin: [...origins],
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders,
    maxAge: 600,
  });
}
