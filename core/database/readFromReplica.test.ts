import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import { createPrismaClient } from '../../prisma/client.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import { migrate } from '../../prisma/migrate.ts';
import { openReplica, type Replica } from '../../prisma/replica.ts';
import { type ServedReplica, serveReplica } from '../../prisma/testing/serveReplica.ts';
import { summarizeAnalytics } from '../analytics/summarizeAnalytics.ts';
import type { Ctx } from '../context.ts';
import { createProject } from '../projects/createProject.ts';
import { listRankedCandidates } from '../scoring/ranking/listRankedCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { readFromReplica } from './readFromReplica.ts';

describe('a list with a replica, which follows by streaming replication', () => {
  let servers: ServedReplica;
  let db: PrismaClient;
  let copy: PrismaClient;
  let test: TestContext;
  let ctx: Ctx;
  let replica: Replica;
  let projectId: string;
  let problems: string[] = [];
  beforeAll(async () => {
    servers = await serveReplica();
    await migrate({ url: servers.primaryUrl });
    db = createPrismaClient({ url: servers.primaryUrl, poolSize: 3 });
    copy = createPrismaClient({ url: servers.replicaUrl, poolSize: 1 });
    test = await createTestContext({ plugins: builtInPlugins });
    const { id: userId } = await db.user.create({ data: { email: 'ada@example.com' } });
    ctx = { ...test.ctx, db, viewer: { userId, sessionId: null } };
    ({ id: projectId } = await createProject(ctx, { title: 'Engineer' }));
  });
  afterAll(async () => {
    await Promise.all([db.$disconnect(), copy.$disconnect(), replica.close()]);
    await test.drop();
    await servers.close();
  });
  beforeEach(async () => {
    await replica?.close();
    problems = [];
    replica = openReplica({ url: servers.replicaUrl, primary: db, onProblem: (message) => problems.push(message) });
    ctx = { ...ctx, replica };
  });

  /** Which server answered. */
  const where = () =>
    readFromReplica(ctx, async ({ db: used }) => {
      const [found] = await used.$queryRaw<{ copy: boolean }[]>`select pg_is_in_recovery() as copy`;
      return found?.copy ? 'replica' : 'primary';
    });
  const eventuallyOnReplica = () => expect.poll(where).toBe('replica');
  const add = (fullName: string) => db.candidate.create({ data: { projectId, fullName, searchText: '' } });
  const names = async () => {
    const { items } = await listRankedCandidates(ctx, { projectId, take: 500 });
    return items.map(({ candidate }) => candidate.fullName);
  };

  it('is read from the replica, and always shows what was committed before', async () => {
    await eventuallyOnReplica();
    let onReplica = 0;
    for (let number = 0; number < 20; number++) {
      await add(`Candidate ${number}`);
      if ((await where()) === 'replica') onReplica++;
      expect(await names()).toHaveLength(number + 1);
    }
    expect(onReplica).toBeGreaterThan(0);
    expect(await summarizeAnalytics(ctx, { period: '7d' })).toMatchObject({ pipeline: { APPLIED: 20 } });
  });

  it('is read from the primary while the replica is behind, and from the replica again when it has caught up', async () => {
    await eventuallyOnReplica();
    await copy.$queryRaw`select pg_wal_replay_pause()::text`;
    await add('Too new');
    expect(await names()).toContain('Too new');
    expect(await where()).toBe('primary');
    expect(problems).toEqual(['the replica is behind: lists are read from the primary']);
    await copy.$queryRaw`select pg_wal_replay_resume()::text`;
    await eventuallyOnReplica();
    expect(await names()).toContain('Too new');
  });

  it('is read from the primary when the replica fails midway', async () => {
    await eventuallyOnReplica();
    let tries = 0;
    const answer = await readFromReplica(ctx, async ({ db: used }) => {
      tries++;
      if (used !== db) throw new Error('canceling statement due to conflict with recovery');
      return 'answered';
    });
    expect([answer, tries, await where()]).toEqual(['answered', 2, 'primary']);
  });

  it('is read from the primary while the replica is away', async () => {
    await eventuallyOnReplica();
    await servers.stopReplica();
    await add('Meanwhile');
    expect(await names()).toContain('Meanwhile');
    expect(problems.length).toBeGreaterThan(0);
    await servers.startReplica();
    await eventuallyOnReplica();
    expect(await names()).toContain('Meanwhile');
  });

  it('is never read from a database that is no replica of the primary', async () => {
    for (const url of [test.database.url, servers.primaryUrl]) {
      const other = openReplica({ url, primary: db, onProblem: (message) => problems.push(message) });
      expect(await other.isCurrent()).toBe(false);
      await other.close();
    }
    expect(problems).toEqual([
      'the replica failed: lists are read from the primary',
      'the replica failed: lists are read from the primary',
    ]);
  });
});
