import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { clientKey } from './clientKey.ts';
import { lockAddress } from './lockAddress.ts';
import { recordLock } from './recordFailure.ts';
import { allClients, readTries, type Tries, tooMany, windowEnd } from './refuseLocked.ts';
import { later, signInRules } from './signInRules.ts';

/**
 * Counts a try as a failure before its code is compared, so that simultaneous guesses cannot exceed the limit. {@link refundTry} reverses this when the code
 * was right. The first try that a lock refuses is recorded.
 *
 * @throws AppError TOO_MANY_TRIES
 */
export async function takeTry(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const now = ctx.now();
  const key = clientKey({ email, client: ctx.client });
  const locked = await inTransaction(ctx, async (tx) => {
    await lockAddress(tx, email);
    const { own, all, lockedUntil } = await readTries(tx, { email, key, now });
    if (lockedUntil !== null) {
      await recordLock(ctx, tx, { email, until: lockedUntil });
      return lockedUntil;
    }
    const failures = own.failures + 1;
    await write(tx, { email, client: key, ...own, failures, lockedUntil: lockEnd({ ...own, failures }, now) });
    await write(tx, { email, client: allClients, ...all, failures: all.failures + 1, lockedUntil: null });
    return null;
  });
  // Not inside the transaction, which would then forget the record.
  if (locked !== null) throw tooMany(now, locked);
}

function lockEnd(own: Tries['own'], now: Date): Date | null {
  if (own.failures >= signInRules.failuresOfClient) return windowEnd(own);
  return own.failures === signInRules.failuresBeforeLock ? later(now, signInRules.lockTime) : null;
}

async function write(
  tx: Prisma.TransactionClient,
  { email, client, ...counted }: Tries['own'] & { email: string; client: string; lockedUntil: Date | null },
): Promise<void> {
  await tx.signInThrottle.upsert({
    where: { email_client: { email, client } },
    create: { email, client, ...counted },
    update: counted,
  });
}
