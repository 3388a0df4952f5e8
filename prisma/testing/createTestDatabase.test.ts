import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './createTestDatabase.ts';

describe('createTestDatabase', () => {
  let first: TestDatabase;
  let second: TestDatabase;
  beforeAll(async () => {
    [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  });
  afterAll(() => Promise.all([first.drop(), second.drop()]));

  it('holds the migrated schema', async () => {
    expect(await first.prisma.user.count()).toBe(0);
  });

  it('holds the schema of the job queue', async () => {
    const rows = await first.prisma.$queryRaw`select (graphile_worker.add_job('x', '{}'::json)).id::text as id`;
    expect(rows).toEqual([{ id: expect.any(String) }]);
  });

  it('keeps the databases of two test files apart', async () => {
    await first.prisma.user.create({ data: { email: 'ada@example.com' } });
    expect(await second.prisma.user.count()).toBe(0);
  });
});
