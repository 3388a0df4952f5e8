import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import {
  BackupError,
  backupFormat,
  backupVersion,
  type Checks,
  checksName,
  type Manifest,
  manifestName,
  type TableChecks,
} from './backupFormat.ts';
import { copyOut, listTables, quote, type Table } from './listTables.ts';
import { copyJobsOut, jobsAsTable } from './queueJobs.ts';
import { summarizeCopy } from './summarizeCopy.ts';

export interface WriteBackupOptions {
  url: string;
  file: string;
  /** The version of NOA. */
  product: string;
  /** Called before each table and while its bytes are written. */
  onProgress?: (progress: { table: string; bytes: number }) => void;
}

export interface Backup {
  manifest: Manifest;
  checks: Checks;
}

/** Approximate bytes of a table's parts, and so of what is in memory at once. */
const partSize = 4 * 1024 * 1024;

/** Documents are already compressed and texts are short, so a higher level would cost time and gain little. */
const compression = { level: 3 };

/**
 * Writes the whole database to a file as one snapshot, without blocking writers; their later changes are not in it. The file appears only once it is complete,
 * and only its owner may read it.
 */
export async function writeBackup({ url, file, product, onProgress = () => {} }: WriteBackupOptions): Promise<Backup> {
  const client = new pg.Client({ connectionString: url, application_name: 'noa backup' });
  await client.connect();
  const part = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
  try {
    const archive = pack();
    const writing = writeFile(archive, part);
    // A full disk breaks the archive and with it the reading; report the writer's error.
    const [written, read] = await Promise.allSettled([writing, fill(archive, client, product, onProgress)]);
    if (written.status === 'rejected') throw written.reason;
    if (read.status === 'rejected') throw read.reason;
    await rename(part, file);
    return read.value;
  } finally {
    await client.end();
    await rm(part, { force: true });
  }
}

async function writeFile(archive: Pack, part: string): Promise<void> {
  await pipeline(archive, createGzip(compression), createWriteStream(part, { mode: 0o600, flags: 'wx' }));
  const written = await open(part, 'r+');
  await written.sync();
  await written.close();
}

async function fill(
  archive: Pack,
  client: pg.Client,
  product: string,
  onProgress: NonNullable<WriteBackupOptions['onProgress']>,
): Promise<Backup> {
  try {
    await openSnapshot(client);
    const tables = await listTables(client);
    const manifest = await describe(client, tables, product);
    await addText(archive, manifestName, manifest);
    const checks: Checks = { tables: {} };
    const sources = [...tables.map((table) => [table.name, copyOut(table)] as const), [jobsAsTable.name, copyJobsOut] as const];
    for (const [name, query] of sources) {
      onProgress({ table: name, bytes: 0 });
      checks.tables[name] = await addTable(archive, client, {
        name,
        query,
        onBytes: (bytes) => onProgress({ table: name, bytes }),
      });
    }
    await addText(archive, checksName, checks);
    await client.query('commit');
    archive.finalize();
    return { manifest, checks };
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

/** Fixes the output format of values, whatever the settings of server and role. */
export const sameText = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

async function openSnapshot(client: pg.Client): Promise<void> {
  await client.query(`begin isolation level repeatable read read only; ${sameText}`);
  const { rows } = await client.query<{ ready: boolean }>(
    `select to_regclass('_prisma_migrations') is not null and to_regclass('graphile_worker._private_jobs') is not null as ready`,
  );
  if (rows[0]?.ready) return;
  throw new BackupError('There is nothing to back up: this database was never used by NOA. Check DATABASE_URL and NOA_DATA_DIR.');
}

async function describe(client: pg.Client, tables: Table[], product: string): Promise<Manifest> {
  // No migration may change a table while it is read.
  for (const { name } of tables) await client.query(`lock table ${quote(name)} in access share mode`);
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(`
    select migration_name as name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null order by started_at, migration_name`);
  const { rows: sequences } = await client.query<Manifest['sequences'][number]>(`
    select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`);
  return {
    format: backupFormat,
    version: backupVersion,
    product,
    createdAt: new Date().toISOString(),
    migrations,
    tables: [...tables, jobsAsTable].map(({ name, columns }) => ({ name, columns })),
    sequences,
  };
}

interface Source {
  name: string;
  query: string;
  onBytes: (bytes: number) => void;
}

async function addTable(archive: Pack, client: pg.Client, { name, query, onBytes }: Source): Promise<TableChecks> {
  const tally = summarizeCopy();
  let [waiting, size, number] = [[] as Buffer[], 0, 0];
  const flush = async () => {
    await add(archive, `data/${name}/${String(++number).padStart(6, '0')}.copy`, Buffer.concat(waiting));
    onBytes(size);
    [waiting, size] = [[], 0];
  };
  for await (const chunk of client.query(copyTo(query)) as AsyncIterable<Buffer>) {
    tally.add(chunk);
    waiting.push(chunk);
    size += chunk.length;
    if (size >= partSize) await flush();
  }
  if (size > 0) await flush();
  return tally.result();
}

const addText = (archive: Pack, name: string, value: unknown) =>
  add(archive, name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`));

/** Waits until the archive has room for more. */
async function add(archive: Pack, name: string, content: Buffer): Promise<void> {
  const entry = archive.entry({ name, size: content.length, mode: 0o600 });
  entry.end(content);
  await once(entry, 'finish');
}
