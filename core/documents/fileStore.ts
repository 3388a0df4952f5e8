import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import type { Content } from './content.ts';

/** The SHA-256 of a content, in hex. */
export function hashContent(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Contents that were placed in the object store, by SHA-256, with the id of the attempt: see placeContents. */
export type PlacedContents = ReadonlyMap<string, string>;

/** Most bytes stored by one statement, unless a single content is larger. */
const bytesAtOnce = 4 * 1024 * 1024;

/**
 * Stores originals, each content once. For those already placed in the object store only the SHA-256 is stored; the others go into the database. They cannot be
 * deleted as unused before the transaction ends. Only a few are in memory at a time, and none that is stored already.
 */
export async function storeContents(
  tx: Prisma.TransactionClient,
  { contents, placed, now }: { contents: readonly Content[]; placed: PlacedContents; now: Date },
): Promise<void> {
  const byHash = new Map(contents.map((content) => [content.sha256, content]));
  // Always in the same order: two uploads of the same files would otherwise deadlock.
  const hashes = [...byHash.keys()].sort();
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const stored = await tx.storedFile.findMany({ where: { sha256: { in: hashes } }, select: { sha256: true } });
    const known = new Set(stored.map(({ sha256 }) => sha256));
    const objects = await pinObjects(tx, placed);
    const data = hashes.flatMap((sha256) => {
      const content = known.has(sha256) || !objects.has(sha256) ? undefined : byHash.get(sha256);
      return content === undefined ? [] : { sha256, sizeBytes: content.sizeBytes, bytes: null, createdAt: now };
    });
    await tx.storedFile.createMany({ data, skipDuplicates: true });
    for (const { sha256 } of data) known.add(sha256);
    for (const part of inParts(hashes.flatMap((sha256) => (known.has(sha256) ? [] : (byHash.get(sha256) ?? []))))) {
      const read = part.map(async (content) => ({ ...content, bytes: Buffer.from(await content.read()) }));
      const data = (await Promise.all(read)).map(({ sha256, sizeBytes, bytes }) => ({
        sha256,
        sizeBytes,
        bytes,
        createdAt: now,
      }));
      await tx.storedFile.createMany({ data, skipDuplicates: true });
    }
    if ((await pin(tx, hashes)) === hashes.length) return;
  }
  throw new Error('Contents are erased as fast as they are stored.');
}

function inParts(contents: readonly Content[]): Content[][] {
  const parts: Content[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const content of contents) {
    bytes += content.sizeBytes;
    if (bytes > bytesAtOnce) {
      parts.push([]);
      bytes = content.sizeBytes;
    }
    parts.at(-1)?.push(content);
  }
  return parts;
}

/** A content may be deleted before it is locked; then store it again. */
const attempts = 3;

function pin(tx: Prisma.TransactionClient, hashes: readonly string[]): Promise<number> {
  return tx.$executeRaw`select 1 from stored_files where sha256 = any(${[...hashes]}) order by sha256 for key share`;
}

/** The objects that still belong to our attempt, not swept or taken over meanwhile. They are locked against sweeping until the transaction ends. */
export async function pinObjects(tx: Prisma.TransactionClient, placed: PlacedContents): Promise<Set<string>> {
  if (placed.size === 0) return new Set();
  const rows = await tx.$queryRaw<{ sha256: string; attempt: string }[]>`
    select sha256, attempt::text as attempt from stored_objects where sha256 = any(${[...placed.keys()]}) order by sha256 for key share`;
  return new Set(rows.flatMap(({ sha256, attempt }) => (placed.get(sha256) === attempt ? sha256 : [])));
}

/** A content's bytes; null when no document uses it any more. */
export async function loadContent(ctx: Pick<Ctx, 'db' | 'objects'>, { sha256 }: { sha256: string }): Promise<Uint8Array | null> {
  const file = await ctx.db.storedFile.findUnique({ where: { sha256 }, select: { bytes: true } });
  if (file === null || file.bytes !== null) return file?.bytes ?? null;
  const object = await openObject(ctx, sha256);
  const bytes = object && (await buffer(object));
  if (bytes !== null && hashContent(bytes) !== sha256) throw new Error(`The store has other bytes under ${sha256}.`);
  return bytes;
}

/** A content that is not in the database, as a stream; null when it is gone from the store too. */
export function openObject({ objects }: Pick<Ctx, 'objects'>, sha256: string): Promise<Readable | null> {
  if (objects === null) throw new Error('The original is not in the database, and NOA_FILES is not set.');
  return objects.get(sha256);
}
