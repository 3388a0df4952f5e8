import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { RestClient } from '../rest/restClient.ts';
import { CommandError } from '../terminal/commandError.ts';
import { hashBytes } from './found/hash.ts';
import type { Ledger } from './ledger.ts';

/** All that a job description asks for, not only the most important ones. */
const mostRequirements = 50;

const Text = z.object({ text: z.string() });
const Extracted = z.object({ extracted: z.array(z.unknown()), selected: z.array(z.string()) });

/**
 * Reads a job description and makes its requirements those of the position; candidates are scored against them from then on.
 *
 * @returns how many requirements there are; null when this file was read into the position before
 */
export async function setRequirements(
  client: RestClient,
  { file, projectId, ledger }: { file: string; projectId: string; ledger: Ledger },
): Promise<number | null> {
  const bytes = await readFile(file).catch(() => {
    throw new CommandError('local', `${file} cannot be read.`, 'Check the path given with --jd.');
  });
  const key = `jd:${hashBytes(bytes)}`;
  if (ledger.isDone(key)) return null;
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), path.basename(file));
  const { text } = await client.post('/extract/jd-text', form, Text);
  const found = await client.post('/analysis/extract-requirements', { text, top_k: mostRequirements }, Extracted);
  const revision = { project_id: projectId, ...found, source_name: path.basename(file) };
  await client.post('/projects/requirements/save-selected', revision, z.unknown());
  ledger.done(key, { label: file, candidateId: null });
  return found.selected.length;
}
