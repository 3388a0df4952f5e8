import { createHash } from 'node:crypto';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';

/** A content's name: its SHA-256 in hex. */
export function hashContent(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export interface Content {
  sha256: string;
  sizeBytes: number;
  read(): Promise<Uint8Array>;
}

/** Stored by one statement, as far as a single content is not larger. */
const bytesAtOnce = 4 * 1024 * 1024;

/**
 * Stores originals in the database, each content once, so that every instance sees them and one backup has them. Until the transaction ends nobody can
 * delete them as unused. Memory holds a few of them at a time, and none that is stored already.
 */
export async function storeContents(
  tx: Prisma.TransactionClient,
  { contents, now }: { contents: readonly Content[]; now: Date },
): Promise<void> {
  const byHash = new Map(contents.map((content) => [content.sha256, content]));
  // Always in the same order: two uploads of the same files would otherwise deadlock.
  const hashes = [...byHash.keys()].sort();
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const stored = await tx.storedFile.findMany({ where: { sha256: { in: hashes } }, select: { sha256: true } });
    const known = new Set(stored.map(({ sha256 }) => sha256));
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

/** A content may be deleted between the look and the lock; then store it again. */
const attempts = 3;

function pin(tx: Prisma.TransactionClient, hashes: readonly string[]): Promise<number> {
  return tx.$executeRaw`select 1 from stored_files where sha256 = any(${[...hashes]}) order by sha256 for key share`;
}

/** A content's bytes; null when no document uses it any more. */
export async function loadContent(ctx: Pick<Ctx, 'db'>, { sha256 }: { sha256: string }): Promise<Uint8Array | null> {
  const file = await ctx.db.storedFile.findUnique({ where: { sha256 }, select: { bytes: true } });
  return file?.bytes ?? null;
}
