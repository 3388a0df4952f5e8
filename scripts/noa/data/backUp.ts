import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkBackup } from '../../../prisma/backup/checkBackup.ts';
import { writeBackup } from '../../../prisma/backup/writeBackup.ts';
import { productVersion } from '../../../prisma/productVersion.ts';
import type { Session } from '../command/command.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import { readSettings } from './readSettings.ts';
import { megabytes, presentBackup, sumUp } from './sumUp.ts';
import { explainFailures, withDatabase } from './withDatabase.ts';

/** Backs up the database that the settings name. */
export async function backUp(
  { file: given, overwrite }: { file: string; overwrite: boolean },
  { output, env, signal }: Session,
): Promise<ExitName> {
  const file = path.resolve(given);
  refuseTarget(file, overwrite);
  let bytes = 0;
  const follow = (what: string, table: string, more: number) => {
    if (signal.aborted) throw new CommandError('interrupted', 'Interrupted. No backup was written.');
    bytes += more;
    output.progress().show(null, `${what} ${table}, ${megabytes(bytes)}`);
  };
  const written = await withDatabase({ env, create: false }, ({ url }) =>
    writeBackup({
      url,
      file,
      product: productVersion(),
      onProgress: ({ table, bytes: more }) => follow('Backing up', table, more),
    }),
  );
  // What was written is not yet what can be read: the file is read again from end to end.
  const checked = await explainFailures('the backup', () =>
    checkBackup(file, ({ bytes: read }) => output.progress().show(null, `Checking ${megabytes((bytes -= read))}`)),
  );
  output.progress().clear();
  const size = statSync(file).size;
  output.print(`Backed up to ${file}: ${sumUp(written)}, ${megabytes(size)}. The file was read again and is complete.`);
  if (readSettings(env).files !== null)
    output.note('Originals in the S3-compatible store (NOA_FILES) are not in it: back up the bucket by its own means.');
  output.result({ file, bytes: size, ...presentBackup(checked) });
  return 'ok';
}

function refuseTarget(file: string, overwrite: boolean): void {
  if (!existsSync(path.dirname(file)))
    throw new CommandError('local', `There is no folder ${path.dirname(file)}.`, 'Create it, or name another one.');
  const existing = statSync(file, { throwIfNoEntry: false });
  if (existing?.isDirectory()) throw new CommandError('local', `${file} is a folder.`, 'Name a file in it.');
  if (existing && !overwrite)
    throw new CommandError('local', `${file} exists already.`, 'Name another file, or add --overwrite.');
}
