import { createS3Store } from '../../../api/files/createS3Store.ts';
import type { ObjectStore } from '../../../core/documents/objects/objectStore.ts';
import { AppError } from '../../../core/errors.ts';
import { createPrismaClient } from '../../../prisma/client.ts';
import type { PrismaClient } from '../../../prisma/generated/client.ts';
import type { Session } from '../command/command.ts';
import { CommandError } from '../terminal/commandError.ts';
import { readSettings } from './readSettings.ts';
import { withDatabase } from './withDatabase.ts';

export interface DatabaseAndObjects {
  db: PrismaClient;
  objects: ObjectStore;
  /** "s3://bucket/prefix" */
  place: string;
}

/**
 * Runs something that can be repeated on the database and the store of originals that the settings name.
 *
 * @throws CommandError local when NOA_FILES is not set or the store fails, interrupted when the signal was aborted
 */
export async function withObjects<T>({ env, signal }: Session, use: (where: DatabaseAndObjects) => Promise<T>): Promise<T> {
  const { files } = readSettings(env);
  if (files === null)
    throw new CommandError('local', 'NOA_FILES is not set.', 'Set it to the store of the originals: s3://bucket/prefix.');
  const problems: string[] = [];
  const objects = await createS3Store({ ...files, onProblem: (reason) => problems.push(reason) });
  return withDatabase({ env, create: false }, async ({ url }) => {
    const db = createPrismaClient({ url, poolSize: 2 });
    try {
      return await use({ db, objects, place: `s3://${files.name}/${files.prefix}` });
    } catch (error) {
      if (signal.aborted) throw new CommandError('interrupted', 'Interrupted. Run it again to go on.');
      if (error instanceof AppError && error.code === 'UNAVAILABLE')
        throw new CommandError(
          'local',
          `The store failed: ${problems.at(-1) ?? 'no reason'}.`,
          'Mend it ("noa doctor" looks at it), then run this again to go on.',
        );
      throw error;
    } finally {
      await db.$disconnect();
      objects.close();
    }
  });
}
