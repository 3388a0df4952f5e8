import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../../../../api/config/readConfig.ts';
import { openDatabase } from '../../../../prisma/database.ts';
import { databaseAccount } from '../../../../prisma/embedded/account.ts';
import { findProgram } from '../../../../prisma/embedded/findProgram.ts';
import { productMigrations, readMigrations } from '../../../../prisma/migrate.ts';
import { checkFiles, originals } from './checkFiles.ts';
import { type Finding, failed, ok, reasonOf, warning } from './finding.ts';

const check = 'Database';
const oldest = 15;
/** Sign-in codes and second factors last minutes, so clocks must agree. */
const mostSkew = 30_000;
const patience = 5_000;

/** Whether the database answers and fits this version. Joins the embedded one if NOA runs, starts it otherwise, but does not create it. */
export async function* checkDatabase({
  databaseUrl,
  dataDir,
  files,
}: Pick<Config, 'databaseUrl' | 'dataDir' | 'files'>): AsyncGenerator<Finding> {
  if (databaseUrl !== null)
    return yield* withClient(databaseUrl, files, 'Check DATABASE_URL, that the server runs, and that it lets this machine in.');
  const cluster = path.join(dataDir, 'postgres', 'cluster');
  try {
    findProgram(databaseAccount(cluster));
    if (!existsSync(cluster)) return yield ok(check, 'the embedded PostgreSQL runs here; the first start makes the database');
    const database = await openDatabase({ dataDir });
    try {
      yield* withClient(database.url, files, `Look into ${path.join(dataDir, 'postgres', 'postgres.log')}.`);
    } finally {
      await database.stop();
    }
  } catch (error) {
    yield failed(
      check,
      `the embedded PostgreSQL does not run: ${reasonOf(error)}`,
      `Look into ${path.join(dataDir, 'postgres', 'postgres.log')}, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

async function* withClient(url: string, files: Config['files'], next: string): AsyncGenerator<Finding> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
    application_name: 'noa doctor',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    yield* look(client);
    yield* lookForFiles(client, files);
  } catch (error) {
    yield failed(check, `no connection: ${reasonOf(error)}`, next);
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface Seen {
  version: string;
  role: string;
  superuser: boolean;
  trigrams: boolean;
  creates: boolean;
  migrated: boolean;
  now: Date;
}

async function* look(client: pg.Client): AsyncGenerator<Finding> {
  const asked = Date.now();
  const { rows } = await client.query<Seen>(`
    select current_setting('server_version') as version, has_schema_privilege('public', 'create') as creates,
      current_user as role, current_setting('is_superuser') = 'on' as superuser,
      exists (select from pg_available_extensions where name = 'pg_trgm') as trigrams,
      to_regclass('_prisma_migrations') is not null as migrated, clock_timestamp() as now`);
  const [found] = rows;
  if (!found) return;
  const { version, role, superuser, trigrams, creates, migrated, now } = found;
  if (Number.parseInt(version, 10) < oldest)
    yield failed(check, `PostgreSQL ${version} is too old`, `Use PostgreSQL ${oldest} or newer.`);
  else yield ok(check, `PostgreSQL ${version} answers`);
  if (superuser)
    yield warning(
      'Database role',
      `"${role}" is a superuser: whoever gets past NOA has the whole server`,
      'Embedded database: restart NOA. Otherwise: create role … login; alter database … owner to …; and name it in DATABASE_URL.',
    );
  else yield ok('Database role', `"${role}" is no superuser`);
  if (!trigrams)
    yield failed(
      'Extension pg_trgm',
      'the server does not have it',
      "Install PostgreSQL's contrib modules on the server (Debian: postgresql-contrib).",
    );
  if (!creates)
    yield failed(
      'Tables',
      'this user may not create tables',
      'Make the user the owner of the database: alter database … owner to ….',
    );
  yield await compareMigrations(client, migrated);
  const skew = Math.abs(now.getTime() - (asked + Date.now()) / 2);
  if (skew > mostSkew)
    yield warning(
      'Clock',
      `this machine and the database differ by ${Math.round(skew / 1000)} s`,
      'Let both set their clocks by the network (NTP).',
    );
}

/** Originals of which the store is asked whether it has them. */
const sampled = 20;

/** Whether originals are where the settings say. */
async function* lookForFiles(client: pg.Client, files: Config['files']): AsyncGenerator<Finding> {
  const { rows: columns } = await client.query(
    "select from information_schema.columns where table_schema = 'public' and table_name = 'stored_objects'",
  );
  if (columns.length === 0) return;
  const { rows: outside } = await client.query<{ sha256: string }>(
    `select sha256 from stored_files where bytes is null order by random() limit ${sampled}`,
  );
  const { rows: inside } = await client.query('select from stored_files where bytes is not null limit 1');
  if (files === null && outside.length > 0)
    return yield failed(
      originals,
      'some lie in an S3-compatible store, and NOA_FILES is not set: NOA does not start like this',
      'Set NOA_FILES as it was when they were stored: s3://bucket/prefix.',
    );
  yield await checkFiles({ files }, { expected: outside });
  if (files !== null && inside.length > 0)
    yield warning(originals, 'some are still in the database', 'Run "noa files move --to s3" to move them.');
}

async function compareMigrations(client: pg.Client, migrated: boolean): Promise<Finding> {
  const known = readMigrations(productMigrations());
  if (!migrated) return ok('Migrations', `the database is empty; the first start makes its tables (${known.length} migrations)`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select migration_name as name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = known.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (changed)
    return failed(
      'Migrations',
      `${changed.name} was changed after it had been applied`,
      'Restore that file: NOA will not start like this.',
    );
  const strange = rows.find(({ name }) => known.every((migration) => migration.name !== name));
  if (strange)
    return failed(
      'Migrations',
      `a newer version of NOA has used this database (${strange.name})`,
      'Install that version, or restore a backup made before it.',
    );
  const missing = known.length - applied.size;
  return ok(
    'Migrations',
    missing === 0 ? `all ${known.length} are applied` : `${missing} of ${known.length} are applied at the next start`,
  );
}
