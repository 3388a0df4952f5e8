import path from 'node:path';
import type { Session } from '../command/command.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import { dryRun } from './dryRun.ts';
import { followFiles } from './followFiles.ts';
import type { ColumnMap } from './formats/columns.ts';
import type { FoundFile } from './found/foundFile.ts';
import { importFiles } from './importFiles.ts';
import { openTarget, type Target, type TargetOptions } from './openTarget.ts';
import { report } from './report.ts';
import { createSender } from './sender.ts';
import { showProgress } from './showProgress.ts';
import { createTally, type Tally } from './tally.ts';
import { commonFolder, walkFiles } from './walkFiles.ts';

export interface ImportOptions extends TargetOptions {
  columns: ColumnMap;
  failures: string;
  /** Go on with what comes later. */
  watch: boolean;
}

/** Imports files and folders. */
export async function runImport(
  { paths, ...options }: ImportOptions & { paths: readonly string[] },
  session: Session,
): Promise<ExitName> {
  const { output, signal } = session;
  const files = await walkFiles(paths);
  const target = await openTarget(session, { ...options, root: await commonFolder(paths) });
  try {
    if (options.dryRun) {
      await dryRun(files, { output, signal, columns: options.columns, ledger: target.ledger });
      return 'ok';
    }
    const read = (batch: readonly FoundFile[]) => (step: ImportStep) =>
      importFiles(batch, {
        ...step,
        columns: options.columns,
        ledger: target.ledger,
        signal,
        onFile: showProgress(output.progress(), batch),
      });
    const exit = await importOnce(read(files), target, options, session);
    if (!options.watch || signal.aborted) return exit;
    output.note('Watching for new files. Stop with Ctrl+C.');
    for await (const batch of followFiles(paths, { known: files, signal }))
      await importOnce(read(batch), target, options, session);
    return 'interrupted';
  } finally {
    target.ledger.close();
  }
}

export interface ImportStep {
  sender: Pick<ReturnType<typeof createSender>, 'add'>;
  tally: Tally;
}

/** One round: reads, sends, reports. */
export async function importOnce(
  read: (step: ImportStep) => Promise<void>,
  { client, project, ledger }: Target,
  { failures, watch }: Pick<ImportOptions, 'failures' | 'watch'>,
  { output, signal }: Session,
): Promise<ExitName> {
  const tally = createTally();
  const sender = createSender({ client, projectId: project.id, ledger });
  const finish = (complete: boolean) => {
    output.progress().clear();
    return report({ output, project, tally, failuresFile: path.resolve(failures), complete, watch });
  };
  try {
    await read({ sender, tally });
    await sender.finish();
  } catch (error) {
    if (!output.json || signal.aborted) await finish(false);
    if (signal.aborted) return 'interrupted';
    throw error;
  }
  await finish(!signal.aborted);
  if (signal.aborted) return 'interrupted';
  return tally.failures.length > 0 ? 'someFailed' : 'ok';
}
