import { createHash } from 'node:crypto';

/** A client's key for one address: a hash, and different for each address. */
export function clientKey({ email, client }: { email: string; client: string }): string {
  return createHash('sha256').update(`${email} ${client}`).digest('base64url').slice(0, 22);
}
