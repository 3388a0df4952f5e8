import type { FastifyRequest } from 'fastify';

/** The origin at which callers reach this server: the configured one, else the request's. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | null): string {
  return publicUrl === null ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
}
