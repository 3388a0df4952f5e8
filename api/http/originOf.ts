import type { FastifyRequest } from 'fastify';

/** The origin under which the caller reached us: configured, or what the request says. */
export function originOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string | null): string {
  return publicUrl === null ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
}
