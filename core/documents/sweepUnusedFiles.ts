import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueue } from '../queue.ts';
import { deleteUnusedFiles } from './deleteUnusedFiles.ts';
import { sweepObjects } from './objects/sweepObjects.ts';

/** Files per transaction; uploads of the same contents wait for it. */
const portion = 500;

/** Enqueues the deletion of files whose documents this transaction deletes. Call it last: other callers wait until the transaction ends. */
export function enqueueSweep(tx: Prisma.TransactionClient): Promise<void> {
  return enqueue(tx, 'sweepUnusedFiles', {}, { jobKey: 'sweepUnusedFiles' });
}

/**
 * Deletes all contents that no document uses, a portion at a time, then objects of the store that no content uses. The next run continues an interrupted one,
 * and a second run finds nothing to do.
 *
 * @returns how many contents were deleted
 */
export async function sweepUnusedFiles(ctx: Pick<Ctx, 'db' | 'objects'>, { signal }: { signal: AbortSignal }): Promise<number> {
  let deleted = 0;
  for (let after = ''; ; ) {
    signal.throwIfAborted();
    const hashes = await findUnused(ctx, after);
    deleted += await inTransaction(ctx, (tx) => deleteUnusedFiles(tx, { hashes }));
    if (hashes.length < portion) break;
    after = hashes.at(-1) ?? after;
  }
  await sweepObjects(ctx, { signal });
  return deleted;
}

async function findUnused({ db }: Pick<Ctx, 'db'>, after: string): Promise<string[]> {
  // The second bound on `after` keeps PostgreSQL from reading all documents again for each portion.
  const rows = await db.$queryRaw<{ sha256: string }[]>`
    select sha256 from stored_files
    where sha256 > ${after}
      and not exists (select from documents where documents.sha256 = stored_files.sha256 and documents.sha256 > ${after})
    order by sha256 limit ${portion}::int`;
  return rows.map(({ sha256 }) => sha256);
}
