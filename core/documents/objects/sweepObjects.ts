import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../database/inTransaction.ts';

/** Objects per transaction: few enough to finish before the transaction times out. */
const portion = 200;

/**
 * Removes objects that no file uses: those of deleted files at once, those of failed uploads an hour after they were placed, when no upload can still need
 * them. Safe to run twice, and in parallel.
 */
export async function sweepObjects(ctx: Pick<Ctx, 'db' | 'objects'>, { signal }: { signal: AbortSignal }): Promise<void> {
  const { objects } = ctx;
  if (objects === null) return;
  for (;;) {
    signal.throwIfAborted();
    const found = await inTransaction(ctx, async (tx) => {
      const candidates = await tx.$queryRaw<{ sha256: string }[]>`
        select sha256 from stored_objects where placed_at < now() - interval '1 hour'
          and not exists (select from stored_files as files where files.sha256 = stored_objects.sha256 and files.bytes is null)
        order by sha256 limit ${portion}::int for update skip locked`;
      // Check under the lock whether one came into use.
      const unused = await tx.$queryRaw<{ sha256: string }[]>`
        select sha256 from stored_objects where sha256 = any(${candidates.map(({ sha256 }) => sha256)})
          and not exists (select from stored_files as files where files.sha256 = stored_objects.sha256 and files.bytes is null)`;
      const hashes = unused.map(({ sha256 }) => sha256);
      if (hashes.length > 0) await objects.remove(hashes);
      await tx.storedObject.deleteMany({ where: { sha256: { in: hashes } } });
      return candidates.length;
    });
    if (found < portion) return;
  }
}
