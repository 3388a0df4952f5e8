import type { Prisma } from '../../prisma/generated/client.ts';
import { releaseObjects } from './objects/releaseObjects.ts';

/**
 * Deletes the contents that no document uses any more, with everything read from them. A simultaneous upload of the same content keeps it or stores it again. A
 * job removes objects from the store after the transaction.
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
  const deleted = await tx.$queryRaw<{ sha256: string; placed: boolean }[]>`
    delete from stored_files where sha256 = any(${[...hashes]})
      and not exists (select from documents where documents.sha256 = stored_files.sha256)
    returning sha256, bytes is null as placed`;
  const placed = deleted.flatMap((file) => (file.placed ? file.sha256 : []));
  if (placed.length > 0) await releaseObjects(tx, { hashes: placed });
  return deleted.length;
}
