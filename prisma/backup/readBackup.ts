import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError, type Checks, checksName, type Manifest, manifestName, readChecks, readManifest } from './backupFormat.ts';
import { summarizeCopy, type Tally } from './summarizeCopy.ts';

/** The parts of a backup in the order of the file. They can be trusted only once `complete` has come. */
export type BackupPart =
  | { kind: 'manifest'; manifest: Manifest }
  | { kind: 'rows'; table: string; chunk: Buffer }
  | { kind: 'complete'; checks: Checks };

/** A description of some hundred tables takes a few kilobytes. */
const longestText = 4 * 1024 * 1024;
const dataName = /^data\/([^/]+)\/\d+\.copy$/;

/**
 * Reads a whole backup and checks it on the way: order, completeness, rows and checksum of each table.
 *
 * @throws BackupError for a file that is damaged, incomplete or not a backup
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const tallies = new Map<string, Tally>();
  let [manifest, complete]: [Manifest | null, boolean] = [null, false];
  for await (const { name, read } of readEntries(file)) {
    if (manifest === null) {
      if (name !== manifestName) throw notBackup();
      manifest = readManifest(await readText(read()));
      for (const table of manifest.tables) tallies.set(table.name, summarizeCopy());
      yield { kind: 'manifest', manifest };
    } else if (name === checksName) {
      const checks = readChecks(await readText(read()));
      compare(tallies, checks);
      complete = true;
      yield { kind: 'complete', checks };
    } else {
      const table = dataName.exec(name)?.[1] ?? '';
      const tally = tallies.get(table);
      if (!tally || complete) throw damaged(`it holds "${name}", which does not belong there`);
      for await (const chunk of read()) {
        tally.add(chunk);
        yield { kind: 'rows', table, chunk };
      }
    }
  }
  if (manifest === null) throw notBackup();
  if (!complete) throw damaged('its end is missing');
}

interface Entry {
  name: string;
  read(): AsyncIterable<Buffer>;
}

async function* readEntries(file: string): AsyncGenerator<Entry> {
  const archive = extract();
  const source = createReadStream(file);
  let failure: NodeJS.ErrnoException | null = null;
  pipeline(source, createGunzip(), archive as unknown as NodeJS.WritableStream, (error) => {
    failure ??= error ?? null;
  });
  async function* read(entry: unknown): AsyncGenerator<Buffer> {
    try {
      yield* entry as AsyncIterable<Buffer>;
    } catch (error) {
      throw explain(failure ?? error, file);
    }
  }
  try {
    for await (const entry of archive) yield { name: entry.header.name, read: () => read(entry) };
  } catch (error) {
    throw explain(failure ?? error, file);
  } finally {
    source.destroy();
  }
  if (failure) throw explain(failure, file);
}

function explain(error: unknown, file: string): Error {
  if (error instanceof BackupError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`);
  if (code === 'EACCES')
    return new BackupError(`${file} may not be read by this user. Backups belong to the user who made them.`);
  if (code === 'EISDIR') return new BackupError(`${file} is a folder. Name the backup's file.`);
  if (code === 'Z_DATA_ERROR' && (error as Error).message === 'incorrect header check') return notBackup();
  if (code === 'Z_BUF_ERROR') return damaged('its end is missing');
  return damaged(error instanceof Error ? error.message : String(error));
}

async function readText(chunks: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > longestText) throw damaged('its description is too long');
    parts.push(chunk);
  }
  return Buffer.concat(parts).toString();
}

function compare(tallies: Map<string, Tally>, { tables }: Checks): void {
  for (const [name, tally] of tallies) {
    const [found, wanted] = [tally.result(), tables[name]];
    if (found.sha256 !== wanted?.sha256 || found.rows !== wanted.rows) throw damaged(`the rows of "${name}" have changed`);
  }
}

const notBackup = () => new BackupError('This file is not a backup of NOA. Name a file that "noa backup" made.');
const damaged = (why: string) => new BackupError(`The backup is damaged: ${why}. Nothing was changed. Use another backup.`);
