import type { FastifyRequest } from 'fastify';

/** The origin under which the caller reached us: the configured one, else the request's. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | null): string {
  return publicUrl === null ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
}
