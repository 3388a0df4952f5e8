import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CountedQueries, countQueries } from '../api/http/testing/countQueries.ts';
import type { PrismaClient } from './generated/client.ts';
import { shareReads } from './shareReads.ts';
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts';

describe('shareReads', () => {
  let database: TestDatabase;
  let counted: CountedQueries;
  let db: PrismaClient;
  beforeAll(async () => {
    database = await createTestDatabase();
    counted = countQueries(database.url);
    db = shareReads(counted.db);
    await db.user.create({ data: { email: 'ada@example.com' } });
  });
  afterAll(async () => {
    await counted.db.$disconnect();
    await database.drop();
  });

  const read = (email = 'ada@example.com') => db.user.findMany({ where: { email } });

  it('reads once for all who ask for the same in one turn', async () => {
    expect(await counted.during(() => Promise.all([read(), read(), read()]))).toHaveLength(1);
    const raw = () => db.$queryRaw`select 1 as one`;
    expect(await counted.during(() => Promise.all([raw(), raw()]))).toHaveLength(1);
  });

  it('tells different questions apart', async () => {
    expect(await counted.during(() => Promise.all([read(), read('bob@example.com')]))).toHaveLength(2);
    const raw = (value: number) => db.$queryRaw<{ value: number }[]>`select ${value}::int as value`;
    expect(await Promise.all([raw(1), raw(2)])).toEqual([[{ value: 1 }], [{ value: 2 }]]);
  });

  it('reads afresh in a later turn, even while the first answer is still under way', async () => {
    const sent = await counted.during(async () => {
      // The client's queries start when their promises are awaited.
      const early = read().then((rows) => rows);
      await setImmediate();
      await Promise.all([early, read()]);
    });
    expect(sent).toHaveLength(2);
  });

  it('runs every write', async () => {
    const touch = () => db.user.updateMany({ where: { email: 'ada@example.com' }, data: { lastSeenAt: new Date() } });
    expect(await Promise.all([touch(), touch()])).toEqual([{ count: 1 }, { count: 1 }]);
  });

  it('is one client for all who share', () => {
    expect(shareReads(counted.db)).toBe(db);
    expect(shareReads(db)).toBe(db);
  });
});
