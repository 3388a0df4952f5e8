import { createHash } from 'node:crypto';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';

/** A content's name: its SHA-256 in hex. */
export function hashContent(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export interface Content {
  sha256: string;
  bytes: Uint8Array;
}

/**
 * Stores originals in the database, each content once, so that every instance sees them and one backup has them. Until the transaction ends nobody can
 * delete them as unused.
 */
export async function storeContents(
  tx: Prisma.TransactionClient,
  { contents, now }: { contents: readonly Content[]; now: Date },
): Promise<void> {
  const byHash = new Map(contents.map((content) => [content.sha256, content.bytes]));
  // Always in the same order: two uploads of the same files would otherwise deadlock.
  const hashes = [...byHash.keys()].sort();
  const data = hashes.map((sha256) => {
    const bytes = Buffer.from(byHash.get(sha256) ?? []);
    return { sha256, bytes, sizeBytes: bytes.length, createdAt: now };
  });
  for (let attempt = 1; attempt <= attempts; attempt++) {
    await tx.storedFile.createMany({ data, skipDuplicates: true });
    if ((await pin(tx, hashes)) === hashes.length) return;
  }
  throw new Error('Contents are erased as fast as they are stored.');
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
