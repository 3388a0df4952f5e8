import { createHash } from 'node:crypto';

/** A client as it is stored beside an address: not readable, and not the same beside two addresses. */
export function clientKey({ email, client }: { email: string; client: string }): string {
  return createHash('sha256').update(`${email} ${client}`).digest('base64url').slice(0, 22);
}
