import type { ClientBase } from 'pg';
import { jobsTable } from './backupFormat.ts';
import type { Table } from './listTables.ts';

/** A job's task and payload, without attempts and locks, which are about workers that the restored database does not have. */
const columns = ['identifier', 'payload', 'queue_name', 'run_at', 'max_attempts', 'key', 'priority', 'flags'];

export const jobsAsTable: Pick<Table, 'name' | 'columns'> = { name: jobsTable, columns };

/**
 * Waiting and running jobs. A running job may not finish, so it starts again after a restore; every task may safely run twice. Jobs that failed for good are
 * left out, because they would never run.
 */
export const copyJobsOut = `copy (
  select tasks.identifier, jobs.payload, queues.queue_name, jobs.run_at, jobs.max_attempts, jobs.key, jobs.priority,
    array(select jsonb_object_keys(jobs.flags)) as flags
  from graphile_worker._private_jobs as jobs
  join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
  left join graphile_worker._private_job_queues as queues on queues.id = jobs.job_queue_id
  where jobs.attempts < jobs.max_attempts or jobs.locked_at is not null
  order by jobs.id
) to stdout`;

/** Jobs are first copied to a separate table, then added by the queue's functions, so that restoring works with later versions of its library. */
export const copyJobsIn = `copy restored_jobs (${columns.join(', ')}) from stdin`;

export async function makeRoomForJobs(client: ClientBase): Promise<void> {
  await client.query(`create temporary table restored_jobs (
    id bigint generated always as identity, identifier text, payload json, queue_name text, run_at timestamptz, max_attempts int,
    key text, priority int, flags text[]) on commit drop`);
}

/** Replaces all jobs of the queue by those of the backup, and returns their number. */
export async function enqueueRestored(client: ClientBase): Promise<number> {
  await client.query('delete from graphile_worker._private_jobs; delete from graphile_worker._private_job_queues');
  const { rowCount } = await client.query(`
    select (graphile_worker.add_job(identifier, payload, queue_name => queue_name, run_at => run_at, max_attempts => max_attempts,
      job_key => key, priority => priority, flags => nullif(flags, '{}'))).id
    from (select * from restored_jobs order by id) as jobs`);
  return rowCount ?? 0;
}
