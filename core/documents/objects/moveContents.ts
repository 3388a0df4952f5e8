import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { hashContent, pinObjects } from '../fileStore.ts';
import type { ObjectStore } from './objectStore.ts';
import { placeContent } from './placeContents.ts';
import { releaseObjects } from './releaseObjects.ts';

export interface MoveContentsInput {
  to: 's3' | 'database';
  signal: AbortSignal;
  /** Called after each original. */
  onProgress?: (moved: number, total: number) => void;
}

export interface Moved {
  moved: number;
  bytes: number;
  /** SHA-256 of originals that are missing in the store or have other bytes there. They are not moved. */
  missing: string[];
}

type Where = Pick<Ctx, 'db'> & { objects: ObjectStore };

const portion = 100;

/**
 * Moves all originals between the database and the object store, one at a time, while NOA is in use. It can be stopped at any moment; the next run continues,
 * and a run after the last finds nothing to do.
 *
 * @throws AppError UNAVAILABLE when the store cannot be reached; the next run continues
 */
export async function moveContents(ctx: Where, { to, signal, onProgress = () => {} }: MoveContentsInput): Promise<Moved> {
  const waiting = to === 's3' ? { bytes: { not: null } } : { bytes: null };
  const total = await ctx.db.storedFile.count({ where: waiting });
  const result: Moved = { moved: 0, bytes: 0, missing: [] };
  for (let after = ''; ; ) {
    const files = await ctx.db.storedFile.findMany({
      where: { ...waiting, sha256: { gt: after } },
      select: { sha256: true, sizeBytes: true },
      orderBy: { sha256: 'asc' },
      take: portion,
    });
    for (const file of files) {
      signal.throwIfAborted();
      const found = await (to === 's3' ? moveOut(ctx, file) : moveIn(ctx, file));
      if (!found) result.missing.push(file.sha256);
      else [result.moved, result.bytes] = [result.moved + 1, result.bytes + file.sizeBytes];
      onProgress(result.moved, total);
    }
    if (files.length < portion) return result;
    after = files.at(-1)?.sha256 ?? after;
  }
}

async function moveOut(ctx: Where, { sha256, sizeBytes }: { sha256: string; sizeBytes: number }): Promise<boolean> {
  const file = await ctx.db.storedFile.findUnique({ where: { sha256 }, select: { bytes: true } });
  // Erased or moved meanwhile.
  if (file?.bytes == null) return true;
  const { bytes } = file;
  const attempt = await placeContent(ctx, { sha256, sizeBytes, open: () => Readable.from([bytes], { objectMode: false }) });
  await inTransaction(ctx, async (tx) => {
    const pinned = await pinObjects(tx, new Map([[sha256, attempt]]));
    if (pinned.has(sha256)) await tx.storedFile.updateMany({ where: { sha256 }, data: { bytes: null } });
  });
  return true;
}

async function moveIn(ctx: Where, { sha256 }: { sha256: string }): Promise<boolean> {
  const object = await ctx.objects.get(sha256);
  const bytes = object && (await buffer(object));
  if (bytes === null || hashContent(bytes) !== sha256)
    // Not missing if it was erased meanwhile.
    return (await ctx.db.storedFile.findUnique({ where: { sha256 }, select: { sha256: true } })) === null;
  await inTransaction(ctx, async (tx) => {
    const { count } = await tx.storedFile.updateMany({ where: { sha256, bytes: null }, data: { bytes } });
    if (count > 0) await releaseObjects(tx, { hashes: [sha256] });
  });
  return true;
}
