import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import { isLoopback } from './isLocal.ts';

/**
 * Refuses requests that do not come from this machine. Listening on loopback is not enough: a proxy may forward other people's requests, and another site can
 * point its own name here (DNS rebinding).
 */
export function answerLocally(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, host, ip }) => {
    const names = [nameOf(headers.host ?? ''), nameOf(host)];
    if (!names.every(isLoopback) || !isLoopback(ip)) throw new AppError('NOT_LOCAL');
  });
}

/** The host without its port. Text that is not a host is returned unchanged and matches no name of this machine. */
function nameOf(host: string): string {
  return host.replace(/:\d{1,5}$/, '');
}
