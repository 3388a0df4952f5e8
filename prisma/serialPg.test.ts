import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PrismaClient } from './generated/client.ts';
import { SerialPg } from './serialPg.ts';
import { createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts';

let database: TestDatabase;
let db: PrismaClient;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.prisma;
});
afterAll(() => database.drop());

/** The warnings that `work` raises. Node warns of a deprecation only once per process, so this must run before other tests can raise it. */
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

type Statement = Parameters<Awaited<ReturnType<SerialPg['connect']>>['queryRaw']>[0];

describe('a statement', () => {
  it('leaves none of its values in memory, in a transaction or outside', async () => {
    const adapter = await new SerialPg({ connectionString: database.url }).connect();
    const statement = (): Statement => ({
      sql: 'select length($1::text)',
      args: ['a whole file'],
      argTypes: [{ scalarType: 'string', arity: 'scalar' }],
    });
    const [outside, inside] = [statement(), statement()];
    const failing = { ...statement(), sql: 'select nothing from nowhere' };
    const transaction = await adapter.startTransaction();
    expect((await adapter.queryRaw(outside)).rows).toEqual([[12]]);
    expect((await transaction.queryRaw(inside)).rows).toEqual([[12]]);
    await expect(adapter.executeRaw(failing)).rejects.toHaveProperty('cause.kind', 'TableDoesNotExist');
    expect([outside, inside, failing]).toMatchObject([{ args: [] }, { args: [] }, { args: [] }]);
    await transaction.rollback();
    await adapter.dispose();
  });
});
