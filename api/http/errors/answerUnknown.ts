import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import { pathOf } from '../answers/pathOf.ts';
import { present } from './presentErrors.ts';

/** Unknown paths answer 404; known paths with the wrong method answer 405 and name the allowed methods. Call it before registering routes. */
export function answerUnknown(app: FastifyInstance): void {
  const routes: { url: string; method: string }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    for (const each of [method].flat()) routes.push({ url, method: each });
  });
  app.setNotFoundHandler((request, reply) => {
    const pathname = pathOf(request);
    const allowed = [...new Set(routes.filter(({ url }) => isAddressOf(url, pathname)).map(({ method }) => method))].sort();
    const error =
      allowed.length > 0
        ? new AppError('METHOD_NOT_ALLOWED', { method: request.method, allowed: allowed.join(', ') })
        : new AppError('NOT_FOUND', { entity: 'Address' });
    return present(reply, error);
  });
}

/** Whether a path matches a route like `/projects/:id/candidates`, with or without a trailing slash. */
function isAddressOf(url: string, pathname: string): boolean {
  const [steps, asked] = [url.split('/'), pathname.replace(/\/$/, '').split('/')];
  return (
    steps.length === asked.length &&
    steps.every((step, index) => (step.startsWith(':') ? asked[index] !== '' : step === asked[index]))
  );
}
