import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts';

describe('migrate', () => {
  let database: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    database = await createTestDatabase();
    // The cloned template already has the product's migrations applied; this suite uses its own.
    await database.prisma.$executeRaw`delete from _prisma_migrations`;
    folder = mkdtempSync(path.join(tmpdir(), 'noa-migrations-'));
  });
  afterEach(async () => {
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const write = (name: string, sql: string) => {
    mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name, 'migration.sql'), sql);
  };
  const run = () => migrate({ url: database.url, folder });

  it('applies what is missing in the order of the names, once', async () => {
    write('2_add', 'alter table sample add column note text;');
    write('1_create', 'create table sample (id int);');
    expect(await run()).toEqual(['1_create', '2_add']);
    expect(await run()).toEqual([]);
    write('3_more', 'alter table sample add column more text;');
    expect(await run()).toEqual(['3_more']);
  });

  it('lets exactly one of three starters at once apply a migration', async () => {
    write('1_create', 'create table sample (id int); insert into sample values (1);');
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat()).toEqual(['1_create']);
    expect(await database.prisma.$queryRaw`select id from sample`).toEqual([{ id: 1 }]);
  });

  it('refuses to go on when an applied migration was changed, and names it', async () => {
    write('1_create', 'create table sample (id int);');
    await run();
    write('1_create', 'create table sample (id bigint);');
    await expect(run()).rejects.toThrow(/Migration 1_create was changed after it had been applied/);
  });

  it('rolls a failing migration back whole and keeps the ones before it', async () => {
    write('1_create', 'create table sample (id int);');
    write('2_broken', 'create table half (id int); select nonsense();');
    await expect(run()).rejects.toThrow(/Migration 2_broken failed and was rolled back: .*nonsense/);
    expect(
      await database.prisma.$queryRaw`select to_regclass('half')::text as half, to_regclass('sample')::text as sample`,
    ).toEqual([{ half: null, sample: 'sample' }]);
    write('2_broken', 'create table half (id int);');
    expect(await run()).toEqual(['2_broken']);
  });
});
