import { setTimeout } from 'node:timers/promises';
import type { Ctx } from '../context.ts';

/** PostgreSQL's code for "insufficient privilege". */
const notPermitted = '42501';

/**
 * Frees the space of deleted rows so that new data overwrites it, renews the planner's statistics (which quote values of rows), and writes a checkpoint so that
 * the write-ahead log with the deleted rows can be removed. NOA stays usable meanwhile. Safe to run twice.
 *
 * It does not overwrite the space itself: `noa purge` does ({@link rewriteDatabase}).
 */
export async function purgeErased({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1`;
  for (const { name } of tables) await db.$executeRawUnsafe(`vacuum (analyze, skip_locked) ${name}`);
  await checkpoint(db);
}

/**
 * Rewrites every table without its deleted rows and their bytes, and starts a new write-ahead log: afterwards nothing that was deleted is in the database's
 * files. Each table is locked while it is rewritten.
 *
 * @returns false when the database's user may not write checkpoints, so the old log stays until the server drops it
 */
export async function rewriteDatabase({ db }: Pick<Ctx, 'db'>): Promise<boolean> {
  await waitForReaders(db);
  await rewriteTables(db);
  // The statistics were renewed; this rewrites the table that held the old ones.
  await db.$executeRawUnsafe('vacuum full pg_catalog.pg_statistic').catch(ignoreNotPermitted);
  const switched = await db.$queryRaw`select pg_switch_wal()::text`.then(() => true, ignoreNotPermitted);
  // The first checkpoint makes the old segments unneeded, the second removes them.
  return (await checkpoint(db)) && (await checkpoint(db)) && switched;
}

const mostAttempts = 3;
/** The planner's statistics. A rewrite that meets their renewal by autovacuum fails to find their older rows. */
const statisticsRenewed = /missing chunk number \d+ for toast value \d+ in pg_toast_2619/;

async function rewriteTables(db: Ctx['db'], attempt = 1): Promise<void> {
  try {
    await db.$executeRawUnsafe('vacuum (full, analyze)');
  } catch (error) {
    if (attempt === mostAttempts || !(error instanceof Error && statisticsRenewed.test(error.message))) throw error;
    await rewriteTables(db, attempt + 1);
  }
}

const longestWait = 60_000;
const pauseMs = 100;

/** Waits for older transactions: they could still read the deleted rows, so the rewrite would keep these. */
async function waitForReaders(db: Ctx['db']): Promise<void> {
  const [{ now }] = await db.$queryRaw<[{ now: string }]>`select pg_current_xact_id()::xid::text as now`;
  for (let waited = 0; waited < longestWait; waited += pauseMs) {
    const [{ readers }] = await db.$queryRaw<[{ readers: number }]>`
      select count(*)::int as readers from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and age(backend_xmin) >= age(${now}::xid)`;
    if (readers === 0) return;
    await setTimeout(pauseMs);
  }
}

async function checkpoint(db: Ctx['db']): Promise<boolean> {
  return db.$executeRawUnsafe('checkpoint').then(() => true, ignoreNotPermitted);
}

/** Makes false of a refusal: some statements only the server's owner may run, and nothing else depends on them. */
function ignoreNotPermitted(error: unknown): false {
  if (JSON.stringify(error, ['code', 'meta', 'message', 'originalCode', 'driverAdapterError', 'cause']).includes(notPermitted))
    return false;
  throw error;
}
