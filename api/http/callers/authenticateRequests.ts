import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticate } from '../../../core/accounts/authenticate.ts';
import type { Ctx } from '../../../core/context.ts';
import { pickLocale } from '../answers/pickLocale.ts';
import type { SharedContext } from '../serverOptions.ts';
import { clientOf } from './clientOf.ts';

/**
 * Gives each request of a scope its context: the viewer from the bearer token, the language from `Accept-Language`. Open routes ignore tokens, so they answer
 * even while the database is unavailable.
 */
export function authenticateRequests(app: FastifyInstance, shared: SharedContext): void {
  app.decorateRequest('ctx');
  app.addHook('onRequest', async (request) => {
    const locale = pickLocale(request.headers['accept-language']);
    const anonymous: Ctx = { ...shared, viewer: null, client: clientOf(request), locale };
    request.ctx = anonymous;
    const token = request.routeOptions.config.openToAll ? null : bearerToken(request);
    if (token !== null) request.ctx = { ...anonymous, viewer: await authenticate(anonymous, { token }) };
  });
}

/** The token of the `Authorization` header; null when there is none. */
export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | null {
  const [, token] = /^Bearer +([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ?? null;
}
