import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../terminal/commandError.ts';
import type { FoundFile } from './found/foundFile.ts';

/** All files below the given paths, each once, in the order of their names. What the system keeps for itself (hidden files, Thumbs.db) is left out. */
export async function walkFiles(given: readonly string[]): Promise<FoundFile[]> {
  const found = new Map<string, FoundFile>();
  for (const name of given) {
    const place = await realpath(name).catch(() => {
      throw new CommandError('local', `${name} does not exist.`, 'Check the path; put it in quotes if it has spaces.');
    });
    for await (const file of filesBelow(place)) {
      const { size, mtimeMs } = await stat(file);
      const label = path.relative(process.cwd(), file);
      found.set(file, { path: file, label: label.startsWith('..') ? file : label, size, modifiedMs: mtimeMs });
    }
  }
  return [...found.values()];
}

async function* filesBelow(place: string): AsyncGenerator<string> {
  if (!(await stat(place)).isDirectory()) return yield place;
  const entries = await readdir(place, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))) {
    if (isSystemFile(entry)) continue;
    const inside = path.join(place, entry.name);
    if (entry.isDirectory()) yield* filesBelow(inside);
    else if (entry.isFile()) yield inside;
  }
}

/** Symbolic links are not followed: they could lead round in circles. */
function isSystemFile({ name }: Dirent): boolean {
  return name.startsWith('.') || name.startsWith('~$') || /^(thumbs\.db|desktop\.ini|__macosx)$/i.test(name);
}

/** The folder that all given paths are in: an import of the same paths finds its ledger again by it. */
export async function commonFolder(given: readonly string[]): Promise<string> {
  const folders = await Promise.all(
    given.map(async (name) => {
      const place = await realpath(name);
      return (await stat(place)).isDirectory() ? place : path.dirname(place);
    }),
  );
  return folders.reduce((common, folder) => {
    let shared = common;
    while (folder !== shared && !folder.startsWith(shared.endsWith(path.sep) ? shared : shared + path.sep))
      shared = path.dirname(shared);
    return shared;
  });
}
