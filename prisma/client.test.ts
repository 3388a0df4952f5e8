import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPrismaClient } from './client.ts';
import { requestLimits } from './requestLimits.ts';
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('has no statement compiled, on a server whose default is to do so', async () => {
  await database.prisma.$executeRawUnsafe(
    `do $$ begin execute format('alter database %I set jit = on', current_database()); end $$`,
  );
  const db = createPrismaClient({ url: database.url, poolSize: 1 });
  const [found] = await db.$queryRaw<{ used: string; usual: boolean }[]>`
    select current_setting('jit') as used,
      exists (select from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = current_database()) and 'jit=on' = any(setconfig)) as usual`;
  await db.$disconnect();
  expect(found).toEqual({ used: 'off', usual: true });
});

it('waits less than five seconds for a connection, a lock or an answer', async () => {
  const { connectionMs, lockMs, pulse } = requestLimits;
  expect(Math.max(connectionMs, lockMs, pulse.everyMs + pulse.patienceMs)).toBeLessThan(5_000);
  const db = createPrismaClient({ url: database.url, poolSize: 1, lockTimeoutMs: lockMs });
  const settings = await db.$queryRaw`select name, setting::int from pg_settings where name = 'lock_timeout'`;
  await db.$disconnect();
  expect(settings).toEqual([{ name: 'lock_timeout', setting: lockMs }]);
});
