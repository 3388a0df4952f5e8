import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { readPostmaster } from './embedded/postmaster.ts';
import { runDatabase } from './embedded/runDatabase.ts';
import { migrate } from './migrate.ts';

const holder = path.join(import.meta.dirname, 'testing', 'holdDatabase.ts');

describe('openDatabase', () => {
  let dataDir: string;
  let cluster: string;
  const holders: ChildProcess[] = [];
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'noa-database-'));
    cluster = path.join(dataDir, 'postgres', 'cluster');
  });
  afterEach(async () => {
    for (const child of holders.splice(0)) child.kill('SIGKILL');
    await expect.poll(serverPid).toBe(null);
    rmSync(dataDir, { recursive: true });
  });

  const serverPid = () => readPostmaster(cluster)?.pid ?? null;
  const hold = async (): Promise<{ child: ChildProcess; url: string }> => {
    const child = spawn(process.execPath, ['--import', 'tsx', holder, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    holders.push(child);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, url: line.toString().trim() };
  };
  const ask = async (url: string, sql: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows.flat();
    } finally {
      await client.end();
    }
  };

  it('returns the URL of a given server unchanged', async () => {
    const opened = await openDatabase({ databaseUrl: 'postgresql://there/noa', dataDir });
    expect(opened).toMatchObject({ url: 'postgresql://there/noa', embedded: false });
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('starts an embedded PostgreSQL 18 that keeps to itself, and stops it with all data kept', async () => {
    const opened = await openDatabase({ dataDir });
    expect(await ask(opened.url, 'show server_version_num')).toEqual([expect.stringMatching(/^18/)]);
    expect(await ask(opened.url, 'show listen_addresses'), 'on loopback only').toEqual(['127.0.0.1']);
    expect(await ask(opened.url, 'show fsync')).toEqual(['on']);
    await expectRandomPassword(opened.url);
    await expectNoRightsOnTheMachine(opened.url);
    // Letter case beyond English, whatever the locale of the machine.
    expect(await ask(opened.url, `select lower('ЖУРАВЛЁВА'), 'ÉMILE' ilike 'émile'`)).toEqual(['журавлёва', true]);
    await ask(opened.url, 'create table kept as select 42 as value');
    await opened.stop();
    expect(serverPid()).toBe(null);
    await expect(ask(opened.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    const again = await openDatabase({ dataDir });
    expect(await ask(again.url, 'select value from kept')).toEqual([42]);
    await again.stop();
  });

  /** Whether only the file's owner can read it. */
  async function expectRandomPassword(url: string) {
    const file = path.join(dataDir, 'postgres', 'password');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(new URL(url).password).toBe(readFileSync(file, 'utf8'));
  }

  /** Our role owns the database and has no other rights. */
  async function expectNoRightsOnTheMachine(url: string) {
    const role = `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls from pg_roles where rolname = current_user`;
    expect(await ask(url, role)).toEqual([false]);
    const sqls = [`copy (select 1) to program 'true'`, `select pg_read_file('/etc/passwd')`, `alter role current_user superuser`];
    for (const sql of sqls) await expect(ask(url, sql), sql).rejects.toThrow(/permission denied/);
    const superuser = new URL(url);
    superuser.username = 'noa';
    await expect(ask(superuser.href, 'select 1')).rejects.toThrow(/not permitted to log in/);
  }

  it('hands everything over to that role that an earlier version made as a superuser', { tags: 'long' }, async () => {
    const old = await runDatabase({ home: path.join(dataDir, 'postgres'), durable: true });
    const url = `postgresql://noa:${old.password}@127.0.0.1:${old.port}/noa`;
    await migrate({ url });
    await ask(url, 'create table kept as select 42 as value');
    const inUse = new pg.Client({ connectionString: url });
    await inUse.connect();
    const during = await openDatabase({ dataDir });
    expect(during.url, 'while the earlier version runs').toBe(url);
    await during.stop();
    await inUse.end();

    const [opened, second] = await Promise.all([openDatabase({ dataDir }), openDatabase({ dataDir })]);
    expect(second.url).toBe(opened.url);
    expect(await ask(opened.url, 'select value, current_user from kept')).toEqual([42, 'noa_product']);
    const left = `select classid::regclass::text, objid from pg_shdepend join pg_database on pg_database.oid = dbid
      where datname = 'noa' and deptype = 'o' and refobjid::regrole = 'noa'::regrole`;
    expect(await ask(opened.url, left)).toEqual([]);
    expect(await migrate({ url: opened.url })).toEqual([]);
    for (const sql of ['drop table candidates cascade', 'drop schema graphile_worker cascade']) await ask(opened.url, sql);
    await second.stop();
    await opened.stop();
    old.supervised?.child.stdin?.end();
  });

  it('works below a folder that the server user cannot enter', { tags: 'long' }, async () => {
    chmodSync(dataDir, 0o700);
    const opened = await openDatabase({ dataDir: path.join(dataDir, 'closed home') });
    expect(await ask(opened.url, 'select 1')).toEqual([1]);
    await opened.stop();
  });

  it.runIf(process.getuid?.() === 0)(
    'belongs to the owner of the data folder when root makes and opens it',
    { tags: 'long' },
    async () => {
      chownSync(dataDir, 1, 1);
      for (let time = 0; time < 2; time++) {
        const opened = await openDatabase({ dataDir: path.join(dataDir, 'deep', 'data') });
        expect(await ask(opened.url, 'select 1')).toEqual([1]);
        await opened.stop();
      }
      const files = [
        'deep',
        'deep/data',
        'deep/data/postgres',
        ...['cluster', 'password', 'postgres.log'].map((name) => `deep/data/postgres/${name}`),
      ];
      expect(files.map((file) => statSync(path.join(dataDir, file)).uid)).toEqual(files.map(() => 1));
    },
  );

  it.runIf(process.getuid?.() === 0)(
    'is made below a folder of a user whom the system does not know',
    { tags: 'long' },
    async () => {
      chownSync(dataDir, 1_234_567, 1_234_567);
      const opened = await openDatabase({ dataDir });
      expect(await ask(opened.url, 'select 1')).toEqual([1]);
      await opened.stop();
    },
  );

  it.runIf(process.getuid?.() === 0)('starts from a copy that root made', { tags: 'long' }, async () => {
    const { url, stop } = await openDatabase({ dataDir: path.join(dataDir, 'first') });
    await ask(url, 'create table kept as select 42 as value');
    await stop();
    cpSync(path.join(dataDir, 'first'), path.join(dataDir, 'copy'), { recursive: true });
    const copy = await openDatabase({ dataDir: path.join(dataDir, 'copy') });
    expect(await ask(copy.url, 'select value from kept')).toEqual([42]);
    await copy.stop();
  });

  it('stops when its process is killed with -9, and loses no acknowledged row', async () => {
    const { child, url } = await hold();
    await ask(url, 'create table kept as select 42 as value');
    child.kill('SIGKILL');
    await expect.poll(serverPid).toBe(null);
    const again = await openDatabase({ dataDir });
    expect(await ask(again.url, 'select value from kept')).toEqual([42]);
    await again.stop();
  });

  it('starts at once after a kill -9, while the old server is still leaving', { tags: 'long' }, async () => {
    const { child } = await hold();
    child.kill('SIGKILL');
    const again = await openDatabase({ dataDir });
    expect(await ask(again.url, 'select 1')).toEqual([1]);
    await again.stop();
  });

  it('is shared by several processes that start at once', { tags: 'long' }, async () => {
    const [first, second, third] = await Promise.all([hold(), hold(), hold()]);
    expect(second.url).toBe(first.url);
    expect(third.url).toBe(first.url);
    expect(readdirSync(dataDir)).toEqual(['postgres']);
  });

  it('is taken over, at the same address, by a process that joined when its owner is killed', { tags: 'long' }, async () => {
    const owner = await hold();
    const joined = await openDatabase({ dataDir });
    expect(joined.url).toBe(owner.url);
    owner.child.kill('SIGKILL');
    await expect.poll(() => ask(joined.url, 'select 1').catch(() => null), { interval: 100 }).toEqual([1]);
    await expect.poll(serverPid).not.toBe(null);
    await joined.stop();
  });

  it('comes back at the same address when the server itself is killed', { tags: 'long' }, async () => {
    const { url } = await hold();
    const killed = serverPid() ?? 0;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => ask(url, 'select 1').catch(() => null), { interval: 100 }).toEqual([1]);
    expect(serverPid()).not.toBe(killed);
  });

  it.runIf(process.platform === 'linux')('starts again at once when the supervisor is killed', { tags: 'long' }, async () => {
    const { url } = await hold();
    const before = serverPid() ?? 0;
    const [, supervisor] = /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${before}/stat`, 'utf8')) ?? [];
    process.kill(Number(supervisor), 'SIGKILL');
    await expect.poll(serverPid, { interval: 20 }).not.toBe(before);
    await expect.poll(() => ask(url, 'select 1').catch(() => null), { interval: 100 }).toEqual([1]);
  });
});
