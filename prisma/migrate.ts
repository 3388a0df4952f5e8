import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { projectFolder } from './projectFolder.ts';

/** The number of Prisma's migration lock, so that we never migrate at the same time as its command line. */
export const migrationLock = 72_707_369;

/** The table as Prisma creates it, so that Prisma's tools can read what was applied here. */
export const createLedger = `create table if not exists _prisma_migrations (
  id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz, migration_name varchar(255) not null,
  logs text, rolled_back_at timestamptz, started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export interface MigrateOptions {
  url: string;
  /** The folder of migrations; by default the product's. */
  folder?: string;
}

/**
 * Brings the database up to date: our migrations, then the job queue's schema. Safe to call from several processes at once; one does the work and the others
 * wait. Returns the names of the migrations that this call applied.
 */
export async function migrate({ url, folder = productMigrations() }: MigrateOptions): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'noa-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(createLedger);
    const applied = await applyMissing(client, readMigrations(folder));
    await migrateQueue(url);
    return applied;
  } finally {
    await client.end();
  }
}

/** The folder of the product's own migrations. */
export const productMigrations = (): string => path.join(projectFolder(), 'prisma', 'migrations');

/** Brings the job queue's schema up to date. */
export async function migrateQueue(url: string): Promise<void> {
  // Our own pool, because the library's is still closing when it reports the end.
  const pgPool = new pg.Pool({ connectionString: url, max: 2, application_name: 'noa-migrate' });
  // A connection that fails while in use reports the error to its user.
  const ignore = () => {};
  pgPool.on('error', ignore);
  pgPool.on('connect', (client) => client.on('error', ignore));
  try {
    await runMigrations({ pgPool, logger: quietLogger });
  } finally {
    await pgPool.end();
  }
}

/** Migrations in the order of their names, which begin with the time they were made. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'migration.sql')));
  return names.sort().map((name) => {
    const sql = readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function applyMissing(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select migration_name as name, checksum from _prisma_migrations where finished_at is not null and rolled_back_at is null',
  );
  const checksums = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of migrations) refuseChanged(name, checksum, checksums.get(name));
  const missing = migrations.filter(({ name }) => !checksums.has(name));
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

function refuseChanged(name: string, checksum: string, applied: string | undefined): void {
  if (applied === undefined || applied === checksum) return;
  throw new Error(
    `Migration ${name} was changed after it had been applied to this database (checksum ${applied}, now ${checksum}). Restore the file, and write the change as a new migration.`,
  );
}

/** Applies and records a migration in one transaction: both happen, or neither. */
async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await applyMigration(client, migration);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(
      `Migration ${migration.name} failed and was rolled back: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}

/** Applies and records a migration in the caller's transaction. */
export async function applyMigration(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
    values ($1, $2, $3, clock_timestamp(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}

const quietLogger = new Logger(() => () => {});
