import { createHash } from 'node:crypto';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';

/** The name of a content: SHA-256 in hex. */
export function hashContent(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export interface Content {
  sha256: string;
  bytes: Uint8Array;
}

/** Keeps originals in the database, so that every instance sees them and one backup holds them: each content once. */
export async function storeContents(tx: Prisma.TransactionClient, { contents, now }: { contents: readonly Content[]; now: Date }): Promise<void> {
  const byHash = new Map(contents.map((content) => [content.sha256, content.bytes]));
  // In one order everywhere: two uploads of the same files would otherwise wait for each other for ever.
  const hashes = [...byHash.keys()].sort();
  const data = hashes.map((sha256) => {
    const bytes = Buffer.from(byHash.get(sha256) ?? []);
    return { sha256, bytes, sizeBytes: bytes.length, createdAt: now };
  });
  await tx.storedFile.createMany({ data, skipDuplicates: true });
}

/** The bytes of a content; null when no document holds it any more. */
export async function loadContent(ctx: Pick<Ctx, 'db'>, { sha256 }: { sha256: string }): Promise<Uint8Array | null> {
  const file = await ctx.db.storedFile.findUnique({ where: { sha256 }, select: { bytes: true } });
  return file?.bytes ?? null;
}
