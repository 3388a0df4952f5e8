import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Keeps a proxy's request id only if it is well-formed, because it is written to the log. */
export function makeRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
