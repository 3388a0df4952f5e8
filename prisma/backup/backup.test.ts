import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase.ts';
import { checkRestorable, restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

describe('a backup', () => {
  let [source, target]: TestDatabase[] = [];
  let folder: string;
  let file: string;
  beforeEach(async () => {
    [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    folder = mkdtempSync(path.join(tmpdir(), 'noa-backup-'));
    file = path.join(folder, 'noa.backup');
  });
  afterEach(async () => {
    await Promise.all([source?.drop(), target?.drop()]);
    rmSync(folder, { recursive: true });
  });

  const urlOf = (database: TestDatabase | undefined) => database?.url ?? '';
  /** Rows of the last statement. */
  const ask = async (database: TestDatabase | undefined, sql: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: urlOf(database) });
    await client.connect();
    try {
      const results = [await client.query<unknown[]>({ text: sql, rowMode: 'array' })].flat();
      return results.at(-1)?.rows.flat() ?? [];
    } finally {
      await client.end();
    }
  };
  const backUp = (database = source, to = file) => writeBackup({ url: urlOf(database), file: to, product: '1.2.3' });
  const restore = async ({ folder, replace = false }: { replace?: boolean; folder?: string } = {}, into = target) =>
    restoreBackup({ url: urlOf(into), backup: await checkRestorable(file, undefined, folder), replace });
  let again = 0;
  const checksOf = async (database: TestDatabase | undefined) =>
    (await backUp(database, path.join(folder, `again ${++again}.backup`))).checks.tables;

  /** A position and requirements that refer to each other, a candidate that searches find, and a file with unusual bytes. */
  const fill = () =>
    ask(
      source,
      `with position as (
        insert into projects (id, title, department, location, type, level, updated_at)
        values (gen_random_uuid(), E'Разработчик\t"C"\\\\\nline', '', '', '', '', now()) returning id
      ), revision as (
        insert into requirement_revisions (id, project_id, required_skills) select gen_random_uuid(), id, '{"a,b","c\\"d",null}' from position returning id
      ), candidate as (
        insert into candidates (id, project_id, full_name, skills, search_text, experience_years, updated_at)
        select gen_random_uuid(), id, 'Zoë', '{}', ' zoe ', 0.1 + 0.2, now() from position
      )
      insert into stored_files (sha256, size_bytes, bytes)
      select md5(number::text), 200000, (select string_agg(decode(md5((number * 7919 + piece)::text), 'hex'), '' order by piece) from generate_series(1, 12500) as piece)
      from generate_series(1, 40) as number;
      update projects set current_revision_id = requirement_revisions.id from requirement_revisions;`,
    );

  it('is restored row by row, with every value as it was', async () => {
    await fill();
    const { checks } = await backUp();
    expect(checks.tables).toMatchObject({
      projects: { rows: 1 },
      candidates: { rows: 1 },
      candidate_search: { rows: 1 },
      stored_files: { rows: 40 },
    });
    expect(await restore()).toMatchObject({ migrated: [], replaced: null, checks });
    expect(await checksOf(target)).toEqual(checks.tables);
  });

  it('belongs to its owner alone', async () => {
    await backUp();
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('leaves the restored database with the same definitions', async () => {
    const definitions = `
      select pg_get_constraintdef(oid) as line from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(oid) from pg_proc where proname in ('fold_text', 'search_words', 'keep_candidate_search')
      union all select format('%s.%s %s %s', table_name, column_name, data_type, column_default) from information_schema.columns where table_schema = 'public'
      union all select relname || reloptions::text from pg_class where relnamespace = 'public'::regnamespace
      order by 1`;
    const before = await ask(target, definitions);
    await fill();
    await backUp();
    await restore();
    expect(await ask(target, definitions)).toEqual(before);
  });

  it('keeps the jobs that wait or run, and starts the running ones anew', async () => {
    await ask(
      source,
      `select graphile_worker.add_job('waits', '{"a":1}', job_key => 'once', max_attempts => 7, priority => -3, run_at => '2030-01-01');
      select graphile_worker.add_job('runs', '{"b":2}', queue_name => 'one by one');
      select graphile_worker.add_job('dead', max_attempts => 1);
      update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker', attempts = 1
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'runs');
      update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1;`,
    );
    await backUp();
    await ask(target, `select graphile_worker.add_job('of another life')`);
    await restore();
    const jobs = await ask(
      target,
      `select json_build_array(identifier, payload, key, queue_name, jobs.max_attempts, priority, attempts, jobs.locked_by, run_at > '2029-01-01')
      from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = task_id
      left join graphile_worker._private_job_queues as queues on queues.id = job_queue_id order by jobs.id`,
    );
    expect(jobs).toEqual([
      ['waits', { a: 1 }, 'once', null, 7, -3, 0, null, true],
      ['runs', { b: 2 }, null, 'one by one', 25, 0, 0, null, false],
    ]);
  });

  it('shows the database at one moment, whatever is written meanwhile', async () => {
    await fill();
    const { checks } = await writeBackup({
      url: urlOf(source),
      file,
      product: '1',
      onProgress: ({ table }) => {
        // Delete a position with its candidate once the first table has been read.
        if (table === 'api_tokens') void ask(source, 'delete from candidates; delete from stored_files');
      },
    });
    await expect.poll(() => ask(source, 'select count(*)::int from stored_files')).toEqual([0]);
    expect(checks.tables).toMatchObject({ candidates: { rows: 1 }, stored_files: { rows: 40 } });
  });

  it('replaces a database that holds something only when asked to, and says what goes', async () => {
    await backUp();
    await source?.prisma.user.create({ data: { email: 'new@example.com' } });
    await source?.prisma.$disconnect();
    await expect(restore({}, source)).rejects.toThrow(/already holds 1 account\. .*--replace\. Nothing was changed/);
    expect(await ask(source, 'select count(*)::int from users')).toEqual([1]);
    expect(await restore({ replace: true }, source)).toMatchObject({ replaced: '1 account' });
    expect(await ask(source, 'select count(*)::int from users')).toEqual([0]);
  });

  it('is not restored into a database that NOA uses', async () => {
    await backUp();
    await target?.prisma.project.count();
    await expect(restore()).rejects.toThrow(/NOA is using this database \(noa\)\. Stop every server/);
  });

  it('is not restored into a database that holds tables of others', async () => {
    await backUp();
    await ask(target, 'create table invoices (id int)');
    await expect(restore({ replace: true })).rejects.toThrow(/not NOA's: invoices/);
  });

  it('is refused, and nothing changed, wherever it is damaged or cut off', { tags: 'long' }, async () => {
    await fill();
    await backUp();
    const before = await checksOf(target);
    const whole = readFileSync(file);
    const archive = gunzipSync(whole);
    const flipped = (bytes: Buffer, at: number) => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy;
    };
    const damages = [
      Buffer.alloc(0),
      Buffer.from('not a backup'),
      gzipSync('not a backup'),
      ...[20, whole.length >> 1, whole.length - 4].map((length) => whole.subarray(0, length)),
      ...[30, whole.length >> 1, whole.length - 6].map((at) => flipped(whole, at)),
      // Archives whose own checksums are right.
      ...[archive.indexOf('data/candidates/') + 600, archive.indexOf('data/stored_files/') + 600].map((at) =>
        gzipSync(flipped(archive, at)),
      ),
      gzipSync(archive.subarray(0, archive.indexOf('checks.json'))),
    ];
    for (const damage of damages) {
      writeFileSync(file, damage);
      await expect(restore({ replace: true })).rejects.toThrow(/backup/);
    }
    expect(await checksOf(target)).toEqual(before);
  });

  it('changes nothing when the restored rows contradict each other', async () => {
    await fill();
    await ask(source, 'alter table candidates drop constraint candidates_project_id_fkey; delete from projects');
    await backUp();
    const before = await checksOf(target);
    await expect(restore({ replace: true })).rejects.toThrow(/foreign key/);
    expect(await checksOf(target)).toEqual(before);
  });

  describe('of another version', () => {
    let migrations: string;
    const write = (name: string, sql: string) => {
      mkdirSync(path.join(migrations, name), { recursive: true });
      writeFileSync(path.join(migrations, name, 'migration.sql'), sql);
    };
    beforeEach(async () => {
      migrations = path.join(folder, 'migrations');
      await Promise.all([source, target].map((database) => ask(database, 'drop schema public cascade; create schema public')));
      write(
        '1_create',
        `create table projects (id int generated always as identity primary key, title text not null, shout text generated always as (upper(title)) stored);
        create type mood as enum ('GOOD');`,
      );
      await migrate({ url: urlOf(source), folder: migrations });
      await ask(source, `insert into projects (title) values ('one'), ('two')`);
      await backUp();
    });

    it('is brought to this version', async () => {
      write(
        '2_more',
        `alter type mood add value 'BAD'; alter table projects add column mood mood not null default 'GOOD'; update projects set mood = 'BAD' where id = 2;`,
      );
      expect(await restore({ folder: migrations })).toMatchObject({ migrated: ['2_more'] });
      expect(await migrate({ url: urlOf(target), folder: migrations })).toEqual([]);
      expect(await ask(target, 'select json_build_array(id, title, shout, mood) from projects order by id')).toEqual([
        [1, 'one', 'ONE', 'GOOD'],
        [2, 'two', 'TWO', 'BAD'],
      ]);
    });

    it('goes on counting where it stopped', async () => {
      await restore({ folder: migrations });
      expect(await ask(target, `insert into projects (title) values ('three') returning id`)).toEqual([3]);
    });

    it('is refused when it is newer, by its first lines', async () => {
      const older = path.join(folder, 'older');
      mkdirSync(older);
      await expect(restore({ folder: older })).rejects.toThrow(
        /NOA 1\.2\.3 made this backup, and its database is newer .*1_create/,
      );
      write('1_create', 'create table projects (id bigint);');
      await expect(restore({ folder: migrations })).rejects.toThrow(/the migration 1_create differs/);
      expect(await ask(target, `select to_regclass('projects')::text`)).toEqual([null]);
    });
  });
});
