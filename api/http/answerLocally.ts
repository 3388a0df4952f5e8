import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { isLoopback } from './isLocal.ts';

/**
 * Answers nobody but this machine. Listening on loopback is not enough: a proxy may pass on requests of others, and a page of another site can
 * have its own name lead here (DNS rebinding).
 */
export function answerLocally(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, host, ip }) => {
    const names = [nameOf(headers.host ?? ''), nameOf(host)];
    if (!names.every(isLoopback) || !isLoopback(ip)) throw new AppError('NOT_LOCAL');
  });
}

/** A host without its port; what is no host at all stays as it is, and is no name of this machine. */
function nameOf(host: string): string {
  return host.replace(/:\d{1,5}$/, '');
}
