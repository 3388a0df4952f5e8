import type { Digest } from '../../prisma/generated/client.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** The UTC hour at which digests are sent, weekly ones on Mondays. */
const sendingHour = 6;
/** 5 January 1970 was the first Monday. */
const firstMonday = 4 * day;

/** When the latest digest of this frequency was due; null for users who get none. */
export function digestDue(digest: Digest, now: Date): Date | null {
  if (digest === 'OFF') return null;
  const offset = sendingHour * hour + (digest === 'WEEKLY' ? firstMonday : 0);
  const period = digest === 'WEEKLY' ? 7 * day : day;
  return new Date(Math.floor((now.getTime() - offset) / period) * period + offset);
}
