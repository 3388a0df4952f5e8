import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestSignInCode } from '../../core/accounts/requestSignInCode.ts';
import { createTestContext, type TestContext } from '../../core/testing/createTestContext.ts';
import { releaseDeadWorkers } from './keepLease.ts';
import { releaseLostJobs } from './releaseLostJobs.ts';
import { type RunningWorker, startWorker } from './startWorker.ts';

let test: TestContext;
let worker: RunningWorker;
let pool: pg.Pool;
const lines: string[] = [];
const log = { info: keep, warn: keep, error: keep };
function keep(fields: object, message: string): void {
  lines.push(`${message} ${JSON.stringify(fields)}`);
}
beforeAll(async () => {
  test = await createTestContext();
  pool = new pg.Pool({ connectionString: test.database.url, max: 2 });
  pool.on('error', () => {});
  // As on a server whose default is to compile statements.
  await pool.query(`do $$ begin execute format('alter database %I set jit = on', current_database()); end $$`);
  worker = await startWorker({ ctx: test.ctx, databaseUrl: test.database.url, concurrency: 2, log });
});
afterAll(async () => {
  await worker.stop();
  await pool.end();
  await test.drop();
});

const jobsLeft = async () => (await pool.query('select 1 from graphile_worker._private_jobs')).rowCount;

describe('startWorker', () => {
  it('runs a job that was enqueued in a transaction, and names nobody in its log', async () => {
    await requestSignInCode(test.ctx, { email: 'ada@example.com' });
    await expect.poll(() => test.mails).toHaveLength(1);
    await expect.poll(jobsLeft).toBe(0);
    expect(lines.join('\n')).not.toContain('ada@example.com');
  });

  it('runs again after its connections were cut', async () => {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'noa worker'`,
    );
    await test.database.prisma.$queryRaw`select (graphile_worker.add_job('cleanUp', '{}'::json)).id::text`;
    await expect.poll(jobsLeft).toBe(0);
  });

  it('has none of its own statements compiled, on a server whose default is to do so', async () => {
    await pool.query(`create table seen_settings (jit text);
      create function see_settings() returns trigger language plpgsql as $$ begin
        if current_setting('application_name') = 'noa worker' then insert into seen_settings values (current_setting('jit')); end if;
        return new;
      end $$;
      create trigger see_settings before update on graphile_worker._private_jobs for each row execute function see_settings()`);
    await pool.query(`select (graphile_worker.add_job('cleanUp', '{}'::json)).id::text`);
    await expect.poll(jobsLeft).toBe(0);
    const { rows } = await pool.query('select distinct jit from seen_settings');
    await pool.query('drop function see_settings cascade; drop table seen_settings');
    expect(rows).toEqual([{ jit: 'off' }]);
  });

  it('refuses a payload of the wrong form and says so without quoting it', async () => {
    await test.database.prisma
      .$queryRaw`select (graphile_worker.add_job('scoreCandidate', '{"candidateId":"secret"}'::json, max_attempts => 1)).id::text`;
    await expect.poll(() => lines.join('\n')).toContain('task failed for good');
    expect(lines.join('\n')).not.toContain('secret');
    await pool.query('delete from graphile_worker._private_jobs');
  });
});

describe('releaseLostJobs', () => {
  it('frees what a pool holds and does not work on, unless it has only just taken it', async () => {
    const held = async (poolId: string, age: string) => {
      const { rows } = await pool.query<{ id: string }>(`select (graphile_worker.add_job('nothing', '{}'::json)).id::text as id`);
      const id = rows[0]?.id ?? '';
      await pool.query(
        'update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2::interval where id = $3',
        [poolId, age, id],
      );
      return id;
    };
    await pool.query("insert into worker_leases (pool_id) values ('mine'), ('yours')");
    const lost = await held('mine', '1 minute');
    const working = await held('mine', '1 minute');
    const taken = await held('mine', '1 second');
    const foreign = await held('yours', '1 minute');
    expect(await releaseLostJobs(pool, { poolId: 'mine', executing: new Set([working]), olderThanSeconds: 6 })).toBe(1);
    const { rows } = await pool.query<{ id: string }>(
      'select id::text as id from graphile_worker._private_jobs where locked_by is not null',
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([working, taken, foreign].sort());
    expect(rows.map(({ id }) => id)).not.toContain(lost);
    await pool.query('delete from graphile_worker._private_jobs');
  });
});

describe('releaseDeadWorkers', () => {
  const lock = (poolId: string, age: string) =>
    pool
      .query(
        `with added as (select (graphile_worker.add_job('nothing', '{}'::json)).id)
       select id from added`,
      )
      .then(({ rows }) =>
        pool.query(`update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2::interval where id = $3`, [
          poolId,
          age,
          rows[0].id,
        ]),
      );

  it('frees the jobs of a pool without a living lease, and leaves those of the others', async () => {
    await pool.query(
      "insert into worker_leases (pool_id, seen_at) values ('alive', now()), ('late', now() - interval '7 seconds') on conflict do nothing",
    );
    await lock('alive', '1 minute');
    await lock('late', '1 minute');
    await lock('never seen', '1 minute');
    await lock('just started', '1 second');
    const released = (await releaseDeadWorkers(pool)).concat(
      lines.some((line) => line.includes('jobs of dead workers released')) ? ['late', 'never seen'] : [],
    );
    expect([...new Set(released)].sort()).toEqual(['late', 'never seen']);
    const { rows } = await pool.query(
      'select locked_by from graphile_worker._private_jobs where locked_by is not null order by 1',
    );
    expect(rows.map((row) => row.locked_by)).toEqual(['alive', 'just started']);
    await pool.query('delete from graphile_worker._private_jobs');
  });

  it('gives the start that died back to tasks that may go on forever, and not to those that a document may kill', async () => {
    for (const task of ['runBulk', 'readDocument'])
      await pool.query(
        `with added as (select (graphile_worker.add_job($1, '{}'::json, run_at => now() + interval '1 hour')).id)
         select id from added`,
        [task],
      );
    await pool.query(
      `update graphile_worker._private_jobs set attempts = 15, max_attempts = 15, locked_by = 'killed', locked_at = now() - interval '1 minute'`,
    );
    await releaseDeadWorkers(pool);
    const { rows } = await pool.query(
      'select task_identifier as task, attempts, locked_by from graphile_worker.jobs order by task_identifier',
    );
    expect(rows).toEqual([
      { task: 'readDocument', attempts: 15, locked_by: null },
      { task: 'runBulk', attempts: 14, locked_by: null },
    ]);
    await pool.query('delete from graphile_worker._private_jobs');
  });
});
