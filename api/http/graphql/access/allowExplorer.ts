import type { FastifyReply } from 'fastify';

/** GraphiQL needs inline scripts and workers from blobs. Only its own page allows them, and only if it is turned on. */
export function allowExplorer(reply: FastifyReply): void {
  reply.header(
    'content-security-policy',
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
  );
}
