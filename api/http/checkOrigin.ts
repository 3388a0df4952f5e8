import type { FastifyInstance } from 'fastify';
import { AppError } from '../../core/errors.ts';
import { originOf } from './originOf.ts';

/**
 * CORS is closed, so a page of another origin cannot read our answers; this check also keeps its requests from having any effect. Callers that are not browsers
 * send no `Origin`; their token identifies them.
 */
export function checkOrigin(app: FastifyInstance, { publicUrl }: { publicUrl: string | null }): void {
  app.addHook('onRequest', async (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (site === 'cross-site' && request.headers['sec-fetch-mode'] !== 'navigate') throw new AppError('NOT_ALLOWED');
    if (origin === undefined) return;
    const own = originOf(request, publicUrl);
    // Behind a proxy that ends TLS without saying so, only the host can be compared.
    const same = origin === own || (publicUrl === null && hostOf(origin) === request.host);
    if (!same) throw new AppError('NOT_ALLOWED');
  });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
