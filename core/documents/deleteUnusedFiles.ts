import type { Prisma } from '../../prisma/generated/client.ts';

/** Erases those of the contents that no document holds any more, with everything read from them. */
export async function deleteUnusedFiles(tx: Prisma.TransactionClient, { hashes }: { hashes: readonly string[] }): Promise<void> {
  if (hashes.length === 0) return;
  await tx.storedFile.deleteMany({ where: { sha256: { in: [...hashes] }, documents: { none: {} } } });
}
