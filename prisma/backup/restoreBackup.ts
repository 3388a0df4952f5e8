import pg from 'pg';
import { applyMigration, createLedger, migrateQueue, migrationLock, productMigrations, readMigrations } from '../migrate.ts';
import { BackupError, jobsTable, type Manifest } from './backupFormat.ts';
import { checkBackup } from './checkBackup.ts';
import { describeContents, emptyDatabase, refuseStrangers } from './emptyDatabase.ts';
import { fillTables } from './fillTables.ts';
import { type MigrationPlan, planMigrations } from './planMigrations.ts';
import { enqueueRestored, makeRoomForJobs } from './queueJobs.ts';
import { suspendChecks } from './suspendChecks.ts';
import { verifyTables } from './verifyTables.ts';
import { type Backup, sameText } from './writeBackup.ts';

export type RestoreStep = 'checking' | 'filling' | 'indexing' | 'verifying' | 'migrating';

export type OnRestoreProgress = (progress: { step: RestoreStep; table?: string; bytes?: number }) => void;

/** A backup that was checked completely and fits this version. */
export interface CheckedBackup extends Backup {
  file: string;
  plan: MigrationPlan;
}

export interface RestoreBackupOptions {
  url: string;
  backup: CheckedBackup;
  /** Delete the database's current data. Without it, only an empty database is filled. */
  replace?: boolean;
  onProgress?: OnRestoreProgress;
}

export interface Restored extends Backup {
  /** Migrations that brought the restored data to this version. */
  migrated: string[];
  /** What was deleted, in words; null when there was nothing. */
  replaced: string | null;
}

/**
 * The first half of a restore, before any database is touched: reads the backup and compares every table with its checksum.
 *
 * @param folder the folder of migrations; by default the product's
 * @throws BackupError for a file that is damaged, incomplete, not a backup, or newer than this version
 */
export async function checkRestorable(
  file: string,
  onProgress: OnRestoreProgress = () => {},
  folder = productMigrations(),
): Promise<CheckedBackup> {
  const known = readMigrations(folder);
  const backup = await checkBackup(file, ({ manifest, bytes }) => {
    // A backup that is too new is refused by its manifest.
    planMigrations(manifest, known);
    onProgress({ step: 'checking', bytes });
  });
  return { ...backup, file, plan: planMigrations(backup.manifest, known) };
}

/**
 * Fills a database from a backup in one transaction, so that it is unchanged if the process is killed. Creates the tables as they were at the time of the
 * backup, fills them, compares them with the backup's checksums, and then migrates them to this version.
 *
 * @throws BackupError when the database refuses; nothing is changed then
 */
export async function restoreBackup(options: RestoreBackupOptions): Promise<Restored> {
  const { url, backup, replace = false, onProgress = () => {} } = options;
  const client = new pg.Client({ connectionString: url, application_name: 'noa restore' });
  await client.connect();
  try {
    await refuseInUse(client);
    await refuseStrangers(client, backup.plan);
    const contents = await describeContents(client);
    if (contents !== null && !replace) throw new BackupError(sayWhatGoes(contents));
    await migrateQueue(url);
    await client.query(`begin; ${sameText}; set local lock_timeout = '10s'; set local maintenance_work_mem = '128MB'`);
    const migrated = await fill(client, backup, onProgress);
    await client.query('commit');
    const { manifest, checks } = backup;
    return { manifest, checks, migrated, replaced: contents };
  } catch (error) {
    throw explain(error);
  } finally {
    // Ending the connection rolls back what was not committed.
    await client.end();
  }
}

const sayWhatGoes = (contents: string) =>
  `The database already holds ${contents}. To delete all of that and put the backup in its place, add --replace. Nothing was changed.`;

async function fill(
  client: pg.Client,
  { file, plan, manifest, checks }: CheckedBackup,
  onProgress: OnRestoreProgress,
): Promise<string[]> {
  await emptyDatabase(client);
  await client.query(createLedger);
  for (const migration of plan.before) await applyMigration(client, migration);
  await makeRoomForJobs(client);
  const putBack = await suspendChecks(client);
  await clearTables(client, manifest);
  await fillTables(client, file, (progress) => onProgress({ step: 'filling', ...progress }));
  await setSequences(client, manifest);
  onProgress({ step: 'indexing' });
  await putBack();
  await verifyTables(client, { manifest, checks }, (table) => onProgress({ step: 'verifying', table }));
  onProgress({ step: 'migrating' });
  for (const migration of plan.after) await applyMigration(client, migration);
  const jobs = await enqueueRestored(client);
  if (jobs !== checks.tables[jobsTable]?.rows)
    throw new Error(`${jobs} of ${checks.tables[jobsTable]?.rows} jobs were enqueued.`);
  await client.query('analyze');
  return plan.after.map(({ name }) => name);
}

/** Migrations may have written rows of their own. */
async function clearTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  const names = tables.filter(({ name }) => name !== jobsTable).map(({ name }) => pg.escapeIdentifier(name));
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
}

async function setSequences(client: pg.Client, { sequences }: Manifest): Promise<void> {
  for (const { name, last } of sequences)
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [pg.escapeIdentifier(name), last]);
}

/** Takes the migration lock, so that no NOA can start meanwhile. */
async function refuseInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ locked: boolean; others: string[] }>(
    `select pg_try_advisory_lock($1) as locked, array(
      select distinct application_name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'noa%' order by 1) as others`,
    [migrationLock],
  );
  const [found] = rows;
  if (found?.locked && found.others.length === 0) return;
  throw new BackupError(
    `NOA is using this database (${found?.others.join(', ') || 'it is being brought up to date'}). Stop every server, worker and backup of it, then restore again. Nothing was changed.`,
  );
}

function explain(error: unknown): unknown {
  const { code } = error as { code?: string };
  if (code === '55P03')
    return new BackupError(
      'Another program uses the tables of this database. Close it, then restore again. Nothing was changed.',
    );
  return error;
}
