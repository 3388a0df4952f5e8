import path from 'node:path';
import type { Session } from '../command/command.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import { dryRun } from './dryRun.ts';
import { findProject } from './findProject.ts';
import type { ColumnMap } from './formats/columns.ts';
import { importFiles } from './importFiles.ts';
import { type Ledger, ledgerFile, openLedger } from './ledger.ts';
import { report } from './report.ts';
import { createSender } from './sender.ts';
import { setRequirements } from './setRequirements.ts';
import { showProgress } from './showProgress.ts';
import { createTally } from './tally.ts';
import { commonFolder, walkFiles } from './walkFiles.ts';

export interface ImportOptions {
  paths: readonly string[];
  project: string;
  create: boolean;
  jd?: string | undefined;
  columns: ColumnMap;
  /** Ignore the ledger. */
  resend: boolean;
  dryRun: boolean;
  failures: string;
}

/** A server that is being restarted comes back within this time. */
const patienceMs = 2 * 60_000;

export async function runImport(options: ImportOptions, session: Session): Promise<ExitName> {
  const { output, signal, env, url } = session;
  const { paths, columns } = options;
  const files = await walkFiles(paths);
  const client = session.signedIn(patienceMs);
  const project = await findProject(client, options.project, { create: options.create && !options.dryRun });
  const opened = openLedger(ledgerFile(env, await commonFolder(paths)), { server: url, project: project.id });
  const ledger: Ledger = options.resend ? { ...opened, isDone: () => false } : opened;
  try {
    if (options.dryRun) {
      await dryRun(files, { output, ledger, signal, columns });
      return 'ok';
    }
    if (options.jd !== undefined)
      noteRequirements(await setRequirements(client, { file: options.jd, projectId: project.id, ledger }), session);
    const tally = createTally();
    const sender = createSender({ client, projectId: project.id, ledger });
    const onFile = showProgress(output.progress(), files);
    const failuresFile = path.resolve(options.failures);
    const finish = (complete: boolean) => report({ output, project, tally, failuresFile, complete });
    try {
      await importFiles(files, { columns, ledger, sender, tally, signal, onFile });
      await sender.finish();
    } catch (error) {
      output.progress().clear();
      if (!output.json) await finish(false);
      throw error;
    }
    output.progress().clear();
    await finish(!signal.aborted);
    return signal.aborted ? 'interrupted' : tally.failures.length > 0 ? 'someFailed' : 'ok';
  } finally {
    opened.close();
  }
}

function noteRequirements(found: number | null, { output }: Session): void {
  if (found !== null) output.note(`${found} requirements read from the job description.`);
}
