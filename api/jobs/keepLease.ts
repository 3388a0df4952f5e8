import type pg from 'pg';
import type { TaskName } from '../../core/queue.ts';
import { releaseLostJobs } from './releaseLostJobs.ts';

/** How often a pool renews its lease and releases jobs of dead pools. */
const heartbeatMs = 2_000;
/** After three missed heartbeats the process is dead, or cut off from the database and unable to finish anything. */
const leaseSeconds = 6;

export interface Lease {
  /** Stops renewing and gives up the lease, so that nobody has to wait for it to expire. */
  release(): Promise<void>;
}

export interface KeepLeaseOptions {
  pool: pg.Pool;
  poolId: string;
  /** The jobs that this pool is running. */
  executing: ReadonlySet<string>;
  onProblem(message: string, error: unknown): void;
  /** Dead pools whose jobs were released. */
  onReleased(poolIds: string[]): void;
  /** Jobs of this pool that were released because their end was not stored. */
  onLost(count: number): void;
}

/**
 * Keeps a worker pool's lease, and releases the jobs of pools whose leases ran out; a worker killed with -9 would otherwise keep its jobs locked for four
 * hours. Awaits the first renewal, because a pool must have its lease before it takes its first job.
 */
export async function keepLease({ pool, poolId, executing, onProblem, onReleased, onLost }: KeepLeaseOptions): Promise<Lease> {
  await renew(pool, poolId);
  let beating: Promise<void> | null = null;
  async function beat(): Promise<void> {
    try {
      await renew(pool, poolId);
      const released = await releaseDeadWorkers(pool);
      if (released.length > 0) onReleased(released);
      const lost = await releaseLostJobs(pool, { poolId, executing, olderThanSeconds: leaseSeconds });
      if (lost > 0) onLost(lost);
    } catch (error) {
      onProblem('worker lease not renewed', error);
    }
  }
  const timer = setInterval(() => {
    // Do not let heartbeats pile up on a slow database.
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
 * Releases the jobs of every pool that holds locks without a valid lease. Recent locks are skipped, because their pool may be writing its first lease.
 * `_private_jobs` is graphile-worker's own table; its public view does not say who holds a lock.
 *
 * The interrupted attempt is not counted, so a job of many chunks survives any number of kills. Tasks that read documents do count it, because the document
 * itself may have killed the process.
 */
export async function releaseDeadWorkers(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `with forgotten as (
         delete from worker_leases where seen_at < now() - make_interval(secs => $1 * 10)
       )
       select distinct jobs.locked_by as id from graphile_worker._private_jobs as jobs
       left join worker_leases on worker_leases.pool_id = jobs.locked_by
       where jobs.locked_at < now() - make_interval(secs => $1) and (worker_leases.seen_at is null or worker_leases.seen_at < now() - make_interval(secs => $1))`,
      [leaseSeconds],
    );
    const dead = rows.map(({ id }) => id);
    if (dead.length > 0) {
      await client.query(
        `update graphile_worker._private_jobs set attempts = greatest(0, attempts - 1)
         where locked_by = any($1) and task_id in (select id from graphile_worker._private_tasks where identifier <> all($2))`,
        [dead, tasksOfDocuments],
      );
      await client.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    }
    await client.query('commit');
    return dead;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

const tasksOfDocuments: TaskName[] = ['readDocument', 'extractFacts', 'renewResults'];
