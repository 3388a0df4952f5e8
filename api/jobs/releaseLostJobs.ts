import type { WorkerEvents } from 'graphile-worker';
import type pg from 'pg';

/** Ids of the jobs that a pool is running. */
export function followExecuting(events: WorkerEvents): ReadonlySet<string> {
  const executing = new Set<string>();
  events.on('job:start', ({ job }) => executing.add(job.id));
  events.on('job:complete', ({ job }) => executing.delete(job.id));
  return executing;
}

/**
 * Releases jobs that a living pool has locked but is not running, because the database was unavailable when their end should have been stored. They run again,
 * which every task allows. Recent locks are skipped, because their jobs may just be arriving.
 *
 * @returns how many were released
 */
export async function releaseLostJobs(
  pool: pg.Pool,
  { poolId, executing, olderThanSeconds }: { poolId: string; executing: ReadonlySet<string>; olderThanSeconds: number },
): Promise<number> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_by = $1 and locked_at < now() - make_interval(secs => $2) and not id = any($3::bigint[])`,
    [poolId, olderThanSeconds, [...executing]],
  );
  return rowCount ?? 0;
}
