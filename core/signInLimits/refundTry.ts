import type { Prisma } from '../../prisma/generated/client.ts';
import { clientKey } from './clientKey.ts';
import { allClients } from './refuseLocked.ts';

/**
 * Call it when the code of a counted try was right. The client's failures are cleared and the client is known from now on; the count over all clients stays.
 */
export async function refundTry(
  tx: Prisma.TransactionClient,
  { email, client, signedInAt }: { email: string; client: string; signedInAt?: Date },
): Promise<void> {
  const own = { email, client: clientKey({ email, client }) };
  await tx.signInThrottle.updateMany({
    where: own,
    data: { lockedUntil: null, ...(signedInAt ? { failures: 0, signedInAt } : { failures: { decrement: 1 } }) },
  });
  await tx.signInThrottle.updateMany({ where: { email, client: allClients }, data: { failures: { decrement: 1 } } });
}
