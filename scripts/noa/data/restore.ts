import path from 'node:path';
import {
  checkRestorable,
  type OnRestoreProgress,
  type RestoreStep,
  restoreBackup,
} from '../../../prisma/backup/restoreBackup.ts';
import { createPrismaClient } from '../../../prisma/client.ts';
import type { Session } from '../command/command.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import { megabytes, presentBackup, sumUp } from './sumUp.ts';
import { explainFailures, withDatabase } from './withDatabase.ts';

const stepNames: Record<RestoreStep, string> = {
  checking: 'Checking the backup',
  filling: 'Filling',
  indexing: 'Building indexes',
  verifying: 'Comparing',
  migrating: 'Bringing it up to date',
};

/** Fills the database that the settings name. */
export async function restore(
  { file: given, replace }: { file: string; replace: boolean },
  { output, env, signal }: Session,
): Promise<ExitName> {
  const file = path.resolve(given);
  let [current, bytes]: [RestoreStep | null, number] = [null, 0];
  const onProgress: OnRestoreProgress = ({ step, table = '', bytes: more = 0 }) => {
    if (signal.aborted) throw new CommandError('interrupted', 'Interrupted. Nothing was changed.');
    bytes = step === current ? bytes + more : more;
    current = step;
    output.progress().show(null, [stepNames[step], table, bytes > 0 && megabytes(bytes)].filter(Boolean).join(' '));
  };
  const backup = await explainFailures('the backup', () => checkRestorable(file, onProgress));
  const { outside, ...restored } = await withDatabase({ env, create: true }, async ({ url }) => ({
    ...(await restoreBackup({ url, backup, replace, onProgress })),
    outside: await countOutside(url),
  }));
  output.progress().clear();
  const { manifest, migrated, replaced } = restored;
  if (replaced !== null) output.print(`Deleted: ${replaced}.`);
  output.print(`Restored the backup of ${manifest.createdAt} (NOA ${manifest.product}): ${sumUp(restored)}.`);
  output.print('Every table was read back and compared with the backup. Jobs that waited or ran go on at the next "npm start".');
  if (migrated.length > 0) output.print(`The data was brought to this version (${migrated.length} migrations).`);
  if (outside > 0)
    output.note(
      `${outside} originals are not in the backup: they belong in an S3-compatible store. Set NOA_FILES to it, and run "noa files check".`,
    );
  output.result({ file, replaced, migrated, originals_elsewhere: outside, ...presentBackup(restored) });
  return 'ok';
}

async function countOutside(url: string): Promise<number> {
  const db = createPrismaClient({ url, poolSize: 1 });
  try {
    return await db.storedFile.count({ where: { bytes: null } });
  } finally {
    await db.$disconnect();
  }
}
