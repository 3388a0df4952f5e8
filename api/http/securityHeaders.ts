import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Scripts, workers and connections from our own origin only. Styles may stand inline (positions of popups and charts are set on elements);
 * pictures and fonts may be blobs, which is how pages of a PDF arrive on the screen.
 */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  },
};

export async function secureHeaders(app: FastifyInstance, { publicUrl }: { publicUrl: string | null }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy,
    // On plain HTTP, which loopback is, a browser would remember the order for the next server on that port.
    hsts: publicUrl?.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
