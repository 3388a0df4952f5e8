import { createHash, randomBytes } from 'node:crypto';

/** A prefix tells what a leaked string is, to people and to secret scanners. */
export const tokenPrefixes = { session: 'noa_s_', personal: 'noa_p_', ticket: 'noa_t_' } as const;

export interface MadeToken {
  /** Shown once, never stored. */
  token: string;
  tokenHash: string;
}

/** 256 random bits. */
export function makeToken(kind: keyof typeof tokenPrefixes): MadeToken {
  const token = tokenPrefixes[kind] + randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** A plain hash is enough, because 256 bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
