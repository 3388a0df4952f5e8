import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../context.ts';
import type { Content } from '../content.ts';
import type { PlacedContents } from '../fileStore.ts';

/**
 * Puts new contents into the object store, if there is one. It runs before the transaction that stores them, so that no transaction waits for another system.
 * Each object is recorded before it is written; if the transaction never happens, the object is swept later.
 *
 * @throws AppError UNAVAILABLE; nothing is stored then
 */
export async function placeContents(
  { db, objects }: Pick<Ctx, 'db' | 'objects'>,
  { contents }: { contents: readonly Content[] },
): Promise<PlacedContents> {
  const placed = new Map<string, string>();
  if (objects === null || contents.length === 0) return placed;
  const byHash = new Map(contents.map((content) => [content.sha256, content]));
  const stored = await db.storedFile.findMany({ where: { sha256: { in: [...byHash.keys()] } }, select: { sha256: true } });
  for (const { sha256 } of stored) byHash.delete(sha256);
  const waiting = [...byHash.values()];
  const placeNext = async (): Promise<void> => {
    for (let content = waiting.pop(); content !== undefined; content = waiting.pop())
      placed.set(content.sha256, await placeContent({ db, objects }, content));
  };
  await Promise.all(Array.from({ length: atOnce }, placeNext));
  return placed;
}

const atOnce = 4;

/** @returns the attempt */
export async function placeContent(
  { db, objects }: Pick<Ctx, 'db'> & { objects: NonNullable<Ctx['objects']> },
  content: Pick<Content, 'sha256' | 'sizeBytes' | 'open'>,
): Promise<string> {
  const attempt = randomUUID();
  // Waits for a sweep that is deleting this object. Uses the database's clock, which all processes share.
  await db.$executeRaw`insert into stored_objects (sha256, attempt) values (${content.sha256}, ${attempt}::uuid)
    on conflict (sha256) do update set attempt = excluded.attempt, placed_at = now()`;
  await objects.put(content);
  return attempt;
}
