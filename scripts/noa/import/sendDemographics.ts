import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Session } from '../command/command.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import { findProject } from './findProject.ts';

const Imported = z.object({ stored: z.int(), failed: z.array(z.object({ row: z.int(), reason: z.string() })) });

const reasons: Readonly<Record<string, string>> = {
  no_candidate: 'names no candidate of the position',
  several_candidates: 'fits several people',
  unknown_sex: 'the word for the sex is not known',
  unknown_race_ethnicity: 'the word for race/ethnicity is not known',
};

/** Sends a table of self-reports; the server recognises a repeat by its content. */
export async function sendDemographics(
  { file, project: named }: { file: string; project: string },
  session: Session,
): Promise<ExitName> {
  const { output } = session;
  const csv = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError('local', `${file} cannot be read (${error.code ?? error.message}).`);
  });
  const client = session.signedIn();
  const project = await findProject(client, named, {});
  const { stored, failed } = await client.post(`/projects/${project.id}/self-reports`, { csv }, Imported, { repeatable: true });
  output.print(`Stored ${stored.toLocaleString('en')} rows for "${project.title}".`);
  for (const { row, reason } of failed) output.warn(`Row ${row}: ${reasons[reason] ?? reason}.`);
  output.result({ project_id: project.id, title: project.title, stored, failed });
  return failed.length > 0 ? 'someFailed' : 'ok';
}
