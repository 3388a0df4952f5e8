import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Keeps the id that a proxy sent only if it is well-formed: it goes into the log, so it must be harmless. */
export function makeRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
