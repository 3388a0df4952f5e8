import type pg from 'pg';
import { freeLost } from './freeLost.ts';

/** How often a living pool renews its row, and the janitor looks for dead ones. */
const heartbeatMs = 2_000;
/** Three missed heartbeats: the process is dead, or cut off from the database, where it can finish nothing either. */
const leaseSeconds = 6;

export interface Lease {
  /** Stops renewing and gives the lease up, so that nobody has to wait for it to run out. */
  release(): Promise<void>;
}

export interface KeepLeaseOptions {
  pool: pg.Pool;
  poolId: string;
  /** The jobs that this pool works on. */
  executing: ReadonlySet<string>;
  onProblem(message: string, error: unknown): void;
  /** Pools whose jobs were freed because they had died. */
  onFreed(poolIds: string[]): void;
  /** Jobs of this pool were freed because their end had not reached the database. */
  onLost(count: number): void;
}

/**
 * A worker killed with -9 would keep its jobs locked for four hours. So each worker pool renews a row, and each frees the jobs of pools that no
 * longer do. Awaits the first renewal: a pool must have its lease before it takes its first job.
 */
export async function keepLease({ pool, poolId, executing, onProblem, onFreed, onLost }: KeepLeaseOptions): Promise<Lease> {
  await renew(pool, poolId);
  let beating: Promise<void> | null = null;
  async function beat(): Promise<void> {
    try {
      await renew(pool, poolId);
      const freed = await freeDead(pool);
      if (freed.length > 0) onFreed(freed);
      const lost = await freeLost(pool, { poolId, executing, olderThanSeconds: leaseSeconds });
      if (lost > 0) onLost(lost);
    } catch (error) {
      onProblem('worker lease not renewed', error);
    }
  }
  const timer = setInterval(() => {
    // A slow database must not pile up heartbeats.
    beating ??= beat().finally(() => {
      beating = null;
    });
  }, heartbeatMs);
  return {
    async release() {
      clearInterval(timer);
      await beating;
      await pool.query('delete from worker_leases where pool_id = $1', [poolId]);
    },
  };
}

async function renew(pool: pg.Pool, poolId: string): Promise<void> {
  await pool.query('insert into worker_leases (pool_id) values ($1) on conflict (pool_id) do update set seen_at = now()', [
    poolId,
  ]);
}

/**
 * Frees the jobs of every pool that holds locks without a living lease. A lock as young as that is left alone: its pool may just be writing its
 * first lease. `_private_jobs` is graphile-worker's own table: its public view does not
 * say who holds a lock.
 */
export async function freeDead(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ dead: string[] | null }>(
    `with dead as (
       select distinct jobs.locked_by as id from graphile_worker._private_jobs as jobs
       left join worker_leases on worker_leases.pool_id = jobs.locked_by
       where jobs.locked_at < now() - make_interval(secs => $1) and (worker_leases.seen_at is null or worker_leases.seen_at < now() - make_interval(secs => $1))
     ), forgotten as (
       delete from worker_leases where seen_at < now() - make_interval(secs => $1 * 10)
     )
     select array_agg(id) as dead, graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`,
    [leaseSeconds],
  );
  return rows[0]?.dead ?? [];
}
