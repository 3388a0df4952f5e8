import { createS3Store } from '../../../api/files/createS3Store.ts';
import { type Moved, moveContents } from '../../../core/documents/objects/moveContents.ts';
import { sweepObjects } from '../../../core/documents/objects/sweepObjects.ts';
import { AppError } from '../../../core/errors.ts';
import { createPrismaClient } from '../../../prisma/client.ts';
import type { Session } from '../command/command.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import { readSettings } from './readSettings.ts';
import { megabytes } from './sumUp.ts';
import { withDatabase } from './withDatabase.ts';

/** Moves the originals of the database that the settings name. */
export async function moveFiles({ to }: { to: 's3' | 'database' }, session: Session): Promise<ExitName> {
  const { output, env, signal } = session;
  const { files } = readSettings(env);
  if (files === null)
    throw new CommandError('local', 'NOA_FILES is not set.', 'Set it to the store to move to or from: s3://bucket/prefix.');
  const problems: string[] = [];
  const objects = await createS3Store({ ...files, onProblem: (reason) => problems.push(reason) });
  const { moved, bytes, missing } = await withDatabase({ env, create: false }, async ({ url }): Promise<Moved> => {
    const db = createPrismaClient({ url, poolSize: 2 });
    try {
      const onProgress = (done: number, total: number) =>
        output.progress().show(done / Math.max(1, total), `${done} of ${total}`);
      const result = await moveContents({ db, objects }, { to, signal, onProgress });
      await sweepObjects({ db, objects }, { signal });
      return result;
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
  output.progress().clear();
  output.print(
    `${moved} originals moved to ${to === 's3' ? `s3://${files.name}/${files.prefix}` : 'the database'}, ${megabytes(bytes)}.`,
  );
  for (const sha256 of missing) output.print(`✗ ${sha256}: the store does not have it, or has other bytes.`);
  output.result({ to, moved, bytes, missing });
  return missing.length === 0 ? 'ok' : 'someFailed';
}
