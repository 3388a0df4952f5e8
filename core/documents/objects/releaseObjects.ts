import type { Prisma } from '../../../prisma/generated/client.ts';
import { enqueue } from '../../queue.ts';

/** Enqueues the removal of objects that no file uses any more, for after the transaction. */
export async function releaseObjects(tx: Prisma.TransactionClient, { hashes }: { hashes: readonly string[] }): Promise<void> {
  await tx.$executeRaw`update stored_objects set placed_at = to_timestamp(0) where sha256 = any(${[...hashes]})`;
  // No job key: two transactions with the same key would wait for each other, and could deadlock.
  await enqueue(tx, 'sweepUnusedFiles', {});
}
