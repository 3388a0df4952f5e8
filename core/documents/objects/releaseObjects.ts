import type { Prisma } from '../../../prisma/generated/client.ts';
import { enqueue } from '../../queue.ts';

/** Has the objects removed that no file uses any more, as soon as the transaction ends. */
export async function releaseObjects(tx: Prisma.TransactionClient, { hashes }: { hashes: readonly string[] }): Promise<void> {
  await tx.$executeRaw`update stored_objects set placed_at = to_timestamp(0) where sha256 = any(${[...hashes]})`;
  // Without a job key: two transactions that share one wait for each other, while each holds rows that the other may want.
  await enqueue(tx, 'sweepUnusedFiles', {});
}
