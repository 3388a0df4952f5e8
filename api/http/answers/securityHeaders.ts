import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Scripts, workers and connections from our own origin only. Inline styles are allowed (popups and charts set positions on elements); pictures and fonts
 * may be blobs, because PDF pages are drawn from them.
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
    // Not on plain HTTP (loopback): a browser would apply this header to the next server on that port.
    hsts: publicUrl?.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}
