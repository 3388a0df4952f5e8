import type { Prisma } from '../../prisma/generated/client.ts';

/** Locks the counters of an address until the transaction ends, so that tries are counted one after another. */
export async function lockAddress(tx: Prisma.TransactionClient, email: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${email}`}, 0))`;
}
