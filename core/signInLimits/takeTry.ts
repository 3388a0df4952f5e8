import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { clientKey } from './clientKey.ts';
import { lockAddress } from './lockAddress.ts';
import { allClients, refuseLocked, type Tries, windowEnd } from './refuseLocked.ts';
import { later, signInRules } from './signInRules.ts';

/**
 * Counts a try as a failure before its code is compared, so that simultaneous guesses cannot exceed the limit. {@link refundTry} reverses this when the code
 * was right.
 *
 * @throws AppError TOO_MANY_TRIES
 */
export async function takeTry(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const now = ctx.now();
  const key = clientKey({ email, client: ctx.client });
  await inTransaction(ctx, async (tx) => {
    await lockAddress(tx, email);
    const { own, all } = await refuseLocked(tx, { email, key, now });
    const failures = own.failures + 1;
    await write(tx, { email, client: key, ...own, failures, lockedUntil: lockEnd({ ...own, failures }, now) });
    await write(tx, { email, client: allClients, ...all, failures: all.failures + 1, lockedUntil: null });
  });
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
