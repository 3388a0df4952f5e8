import type { Prisma } from '../../prisma/generated/client.ts';

/** Deletes the contents that no document uses any more, with everything read from them. */
export async function deleteUnusedFiles(tx: Prisma.TransactionClient, { hashes }: { hashes: readonly string[] }): Promise<void> {
  if (hashes.length === 0) return;
  // An upload that is using one holds a lock on it; only after that can we see whether it is still unused.
  await tx.$executeRaw`select 1 from stored_files where sha256 = any(${[...hashes]}) order by sha256 for update`;
  await tx.storedFile.deleteMany({ where: { sha256: { in: [...hashes] }, documents: { none: {} } } });
}
