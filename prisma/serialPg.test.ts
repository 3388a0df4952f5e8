import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from './generated/client.ts';
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts';

let database: TestDatabase;
let db: PrismaClient;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.prisma;
});
afterAll(() => database.drop());

/** The warnings that `work` raises. Node warns of a deprecation only once in a process, so ask before any other test can raise it. */
async function warningsOf(work: () => Promise<unknown>): Promise<string[]> {
  const warnings: string[] = [];
  const keep = ({ message }: Error) => warnings.push(message);
  process.on('warning', keep);
  await work();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', keep);
  return warnings;
}

describe('a transaction', () => {
  it('reads several relations over its one connection, one after the other', async () => {
    const project = { title: 'Engineer', department: '', location: '', type: '', level: '' };
    const { id } = await db.project.create({ data: project });
    const read = () =>
      db.$transaction((tx) =>
        tx.project.findUniqueOrThrow({
          where: { id },
          include: { candidates: true, documents: true, screenings: true, revisions: true },
        }),
      );
    expect(await warningsOf(read)).toEqual([]);
    expect(await read()).toMatchObject({ title: 'Engineer', candidates: [], documents: [], screenings: [], revisions: [] });
  });

  it('goes on after a statement that failed, as far as its savepoints allow', async () => {
    await db.$transaction(async (tx) => {
      await tx.$executeRaw`savepoint before`;
      await expect(tx.$queryRaw`select 1 / 0`).rejects.toThrow('division by zero');
      await tx.$executeRaw`rollback to savepoint before`;
      expect(await tx.$queryRaw`select 2 as two`).toEqual([{ two: 2 }]);
    });
  });
});
