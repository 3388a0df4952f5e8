import type { Prisma } from '../../prisma/generated/client.ts';

/**
 * Deletes the contents that no document uses any more, with everything read from them. An upload of the same content at the same time keeps it or stores it
 * again.
 *
 * @returns how many were deleted
 */
export async function deleteUnusedFiles(
  tx: Prisma.TransactionClient,
  { hashes }: { hashes: readonly string[] },
): Promise<number> {
  if (hashes.length === 0) return 0;
  // An upload that is using one holds a lock on it; only after that can we see whether it is still unused.
  await tx.$executeRaw`select 1 from stored_files where sha256 = any(${[...hashes]}) order by sha256 for update`;
  return tx.$executeRaw`
    delete from stored_files where sha256 = any(${[...hashes]})
      and not exists (select from documents where documents.sha256 = stored_files.sha256)`;
}
