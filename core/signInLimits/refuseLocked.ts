import type { Prisma, SignInThrottle } from '../../prisma/generated/client.ts';
import { AppError } from '../errors.ts';
import { later, secondsUntil, signInRules } from './signInRules.ts';

/** The client key of the count over all clients of an address. */
export const allClients = '';

export interface Tries {
  own: Pick<SignInThrottle, 'failures' | 'windowStartedAt'>;
  all: Pick<SignInThrottle, 'failures' | 'windowStartedAt'>;
  /** Whether the client has signed in with this address before. */
  known: boolean;
  /** Until when the client may not try again; null if it may. */
  lockedUntil: Date | null;
}

interface Caller {
  email: string;
  /** {@link clientKey} */
  key: string;
  now: Date;
}

/** {@link readTries}. @throws AppError TOO_MANY_TRIES while the client may not try again */
export async function refuseLocked(tx: Prisma.TransactionClient, caller: Caller): Promise<Tries> {
  const tries = await readTries(tx, caller);
  if (tries.lockedUntil !== null) throw tooMany(caller.now, tries.lockedUntil);
  return tries;
}

/** The failures at an address: of one client, and of all clients together. */
export async function readTries(tx: Prisma.TransactionClient, { email, key, now }: Caller): Promise<Tries> {
  const rows = await tx.signInThrottle.findMany({ where: { email, client: { in: [key, allClients] } } });
  const own = rows.find(({ client }) => client === key);
  const all = rows.find(({ client }) => client === allClients);
  const known = own?.signedInAt != null;
  const tries = { own: inWindow(own, now), all: inWindow(all, now), known };
  if (own?.lockedUntil && own.lockedUntil > now) return { ...tries, lockedUntil: own.lockedUntil };
  const isFull = !known && tries.all.failures >= signInRules.failuresOfAddress;
  return { ...tries, lockedUntil: isFull ? windowEnd(tries.all) : null };
}

export function windowEnd({ windowStartedAt }: Pick<SignInThrottle, 'windowStartedAt'>): Date {
  return later(windowStartedAt, signInRules.failureWindow);
}

function inWindow(row: SignInThrottle | undefined, now: Date) {
  if (row === undefined || windowEnd(row) <= now) return { failures: 0, windowStartedAt: now };
  return { failures: row.failures, windowStartedAt: row.windowStartedAt };
}

export function tooMany(now: Date, until: Date): AppError {
  return new AppError('TOO_MANY_TRIES', { seconds: secondsUntil(now, until) });
}
