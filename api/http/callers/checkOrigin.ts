import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import type { ServerOptions } from '../serverOptions.ts';
import { originOf } from './originOf.ts';

/**
 * Refuses requests from pages of other origins unless the operator allows them. CORS only keeps such pages from reading answers; this keeps their requests from
 * having any effect. Callers other than browsers send no `Origin`; their token identifies them.
 */
export function checkOrigin(
  app: FastifyInstance,
  { publicUrl, corsOrigins = [] }: Pick<ServerOptions, 'publicUrl' | 'corsOrigins'>,
): void {
  app.addHook('onRequest', async (request) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined && corsOrigins.includes(origin)) return;
    if (site === 'cross-site' && request.headers['sec-fetch-mode'] !== 'navigate') throw new AppError('NOT_ALLOWED');
    if (origin === undefined) return;
    const own = originOf(request, publicUrl);
    // Behind a proxy that terminates TLS without saying so, only the host can be compared.
    const same = origin === own || (publicUrl === null && hostOf(origin) === request.host);
    if (!same) throw new AppError('NOT_ALLOWED');
  });
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
