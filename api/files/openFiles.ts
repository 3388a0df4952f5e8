import type { ObjectStore } from '../../core/documents/objects/objectStore.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import { ConfigError } from '../config/configError.ts';
import type { Config } from '../config/readConfig.ts';

/** A single original may be being deleted. */
const samples = 3;

/**
 * The store for originals named by NOA_FILES; null when they are kept in the database.
 *
 * @throws ConfigError when originals are in a store, but NOA_FILES is not set, or names a place without them (as after a restore with another setting)
 */
export async function openFiles(
  { files }: Pick<Config, 'files'>,
  { db, onProblem }: { db: PrismaClient; onProblem: (reason: string) => void },
): Promise<ObjectStore | null> {
  const outside = await db.storedFile.findMany({
    where: { bytes: null },
    orderBy: { createdAt: 'desc' },
    take: samples,
    select: { sha256: true },
  });
  if (files !== null) {
    const store = await (await import('./createS3Store.ts')).createS3Store({ ...files, onProblem });
    if (outside.length === 0 || (await holdsAny(store, outside))) return store;
    store.close();
    throw new ConfigError(
      `NOA_FILES names s3://${files.name}/${files.prefix}, where none of this database's newest originals is: set the bucket and prefix in which they were stored.`,
    );
  }
  if (outside.length === 0) return null;
  throw new ConfigError(
    'Originals of this database lie in an S3-compatible store: set NOA_FILES as before (s3://bucket/prefix), or first bring them back with "noa files move --to database".',
  );
}

/** Also true when the store doesn't answer: it may be back when an original is wanted. */
async function holdsAny(store: ObjectStore, originals: readonly { sha256: string }[]): Promise<boolean> {
  try {
    for (const { sha256 } of originals) {
      const found = await store.get(sha256);
      found?.destroy();
      if (found !== null) return true;
    }
    return false;
  } catch {
    return true;
  }
}
