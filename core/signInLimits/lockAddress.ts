import type { Prisma } from '../../prisma/generated/client.ts';

/** Until the transaction ends: what is counted for an address is counted one after another. */
export async function lockAddress(tx: Prisma.TransactionClient, email: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${email}`}, 0))`;
}
