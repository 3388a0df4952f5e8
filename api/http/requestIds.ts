import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A number given by a proxy before us is kept, if it is one: the log takes it, so it must be harmless. */
export function makeRequestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
