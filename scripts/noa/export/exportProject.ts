import { existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Session } from '../command/command.ts';
import { findProject } from '../import/findProject.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import type { ExportKind } from './exportKinds.ts';
import { saveFile } from './saveFile.ts';

export interface ExportInput {
  project: string;
  to: { file: string; kind: ExportKind };
  contacts: boolean;
  overwrite: boolean;
}

/** Everything that tables have room for; contacts leave the house only when asked for. */
const columns = ['candidate', 'skills', 'experience', 'education', 'location', 'actions', 'scores'];

/** The file appears only once it is complete. */
export async function exportProject(
  { project: named, to, contacts, overwrite }: ExportInput,
  session: Session,
): Promise<ExitName> {
  const { output, signal } = session;
  const { file, kind } = to;
  refuseTarget(file, overwrite);
  const client = session.signedIn();
  const project = await findProject(client, named, {});
  const response = await client.stream(`/projects/${project.id}/candidates/export`, {
    method: 'POST',
    body: { format: kind === 'sqlite' ? 'jsonl' : kind, columns: contacts ? [...columns, 'contact'] : columns },
  });
  const part = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
  const onProgress = (bytes: number) =>
    output.progress().show(null, `Exporting "${project.title}", ${(bytes / 1_000_000).toFixed(1)} MB`);
  try {
    const candidates =
      kind === 'sqlite'
        ? await (await import('./saveSqlite.ts')).saveSqlite(response, part, { client, projectId: project.id, onProgress })
        : await saveFile(response, part, { onProgress });
    await rename(part, file);
    output.progress().clear();
    const bytes = statSync(file).size;
    const who = candidates === null ? '' : `${candidates.toLocaleString('en')} candidates, `;
    output.print(`Exported "${project.title}" to ${file} (${who}${bytes.toLocaleString('en')} bytes).`);
    output.result({ project_id: project.id, title: project.title, file, kind, candidates, bytes });
    return 'ok';
  } catch (error) {
    throw signal.aborted ? new CommandError('interrupted', 'Interrupted. No file was written.') : explain(error, file);
  } finally {
    await rm(part, { force: true });
  }
}

function refuseTarget(file: string, overwrite: boolean): void {
  if (!existsSync(path.dirname(file)))
    throw new CommandError('local', `There is no folder ${path.dirname(file)}.`, 'Create it, or name another one.');
  if (existsSync(file) && !overwrite)
    throw new CommandError('local', `${file} exists already.`, 'Name another file, or add --overwrite.');
}

function explain(error: unknown, file: string): unknown {
  if (error instanceof CommandError) return error;
  const { code = '', cause, message } = error as NodeJS.ErrnoException & { cause?: { code?: string } };
  if (/^(EACCES|EPERM|ENOSPC|EROFS|SQLITE_(FULL|IOERR|CANTOPEN|READONLY))/.test(code))
    return new CommandError('local', `${file} cannot be written (${code}).`, 'Make room, or name another file.');
  // fetch says "terminated" when a body ends before its time.
  if (cause?.code || message === 'terminated')
    return new CommandError('unreachable', 'The server ended before the export was complete. No file was written.', 'Try again.');
  return error;
}
