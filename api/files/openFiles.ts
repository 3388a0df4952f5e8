import type { ObjectStore } from '../../core/documents/objects/objectStore.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import { type Config, ConfigError } from '../config.ts';

/**
 * The store for originals named by NOA_FILES; null when they are kept in the database.
 *
 * @throws ConfigError when originals are in a store, but NOA_FILES is not set
 */
export async function openFiles(
  { files }: Pick<Config, 'files'>,
  { db, onProblem }: { db: PrismaClient; onProblem: (reason: string) => void },
): Promise<ObjectStore | null> {
  if (files !== null) return (await import('./createS3Store.ts')).createS3Store({ ...files, onProblem });
  if ((await db.storedFile.findFirst({ where: { bytes: null }, select: { sha256: true } })) === null) return null;
  throw new ConfigError(
    'Originals of this database lie in an S3-compatible store: set NOA_FILES as before (s3://bucket/prefix), or first bring them back with "noa files move --to database".',
  );
}
