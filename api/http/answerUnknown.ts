import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { present } from './presentErrors.ts';

/** Unknown addresses answer 404; known ones asked with another method answer 405 and name the methods they take. Call it before the routes. */
export function answerUnknown(app: FastifyInstance): void {
  const routes: { pattern: RegExp; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    for (const each of [method].flat()) routes.push({ pattern: toPattern(url), method: each });
  });
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://host');
    const allowed = [...new Set(routes.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method))].sort();
    const error =
      allowed.length > 0
        ? new AppError('METHOD_NOT_ALLOWED', { method: request.method, allowed: allowed.join(', ') })
        : new AppError('NOT_FOUND', { entity: 'Address' });
    return present(reply, error);
  });
}

/** `/projects/:id/candidates` as a pattern of addresses. */
function toPattern(url: string): RegExp {
  const steps = url.split('/').map((step) => (step.startsWith(':') ? '[^/]+' : step.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return new RegExp(`^${steps.join('/')}/?$`);
}
