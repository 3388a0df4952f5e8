import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Ctx } from '../../context.ts';
import type { ObjectStore } from './objectStore.ts';

export interface Checked {
  /** Originals that belong in the store, and their size in all. */
  checked: number;
  bytes: number;
  /** SHA-256 of those that the store does not have. */
  missing: string[];
  /** SHA-256 of those that have other bytes there. */
  changed: string[];
}

export interface CheckContentsInput {
  signal: AbortSignal;
  /** Called after each original. */
  onProgress?: (checked: number, total: number) => void;
}

const portion = 500;
const atOnce = 8;

/**
 * Reads every original that belongs in the object store and compares its SHA-256, while NOA is in use. For after a restore of the database or of the bucket.
 *
 * @throws AppError UNAVAILABLE when the store cannot be reached
 */
export async function checkContents(
  { db, objects }: Pick<Ctx, 'db'> & { objects: ObjectStore },
  { signal, onProgress = () => {} }: CheckContentsInput,
): Promise<Checked> {
  const outside = { bytes: null };
  const total = await db.storedFile.count({ where: outside });
  const result: Checked = { checked: 0, bytes: 0, missing: [], changed: [] };
  /** False if it was erased since the list was read: then nothing is wrong. */
  const isKept = async (sha256: string) => (await db.storedFile.findFirst({ where: { sha256, ...outside } })) !== null;
  for (let after = ''; ; ) {
    const files = await db.storedFile.findMany({
      where: { ...outside, sha256: { gt: after } },
      select: { sha256: true, sizeBytes: true },
      orderBy: { sha256: 'asc' },
      take: portion,
    });
    after = files.at(-1)?.sha256 ?? after;
    const isLast = files.length < portion;
    const checkNext = async (): Promise<void> => {
      for (let file = files.pop(); file !== undefined; file = files.pop()) {
        signal.throwIfAborted();
        const object = await objects.get(file.sha256);
        const found = object && (await hashStream(object));
        if (found === file.sha256) result.bytes += file.sizeBytes;
        else if (await isKept(file.sha256)) (found === null ? result.missing : result.changed).push(file.sha256);
        onProgress(++result.checked, total);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, checkNext));
    if (isLast) return result;
  }
}

async function hashStream(object: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(object, hash);
  return hash.digest('hex');
}
