import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPrismaClient } from '../../prisma/client.ts';
import { openDatabase } from '../../prisma/database.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import { createRandom } from '../seed/random.ts';
import { type Client, createClient } from './createClient.ts';
import { startProduct } from './startProduct.ts';

export interface KillDuringJobsInput {
  dataDir: string;
  kills: number;
  /** Candidates of each job. */
  items: number;
  seed: number;
  onKill?(kill: number, job: JobProgress): void;
}

export interface JobProgress {
  id: string;
  state: string;
  meta: { completed: number; total: number; failed: number };
}

export interface KillReport {
  jobs: number;
  /** Candidates that have not exactly one activity of each job. */
  wrong: number;
  /** Jobs that did not end as SUCCESS with every item completed. */
  unfinished: JobProgress[];
}

const code = '626262';

/**
 * Runs bulk jobs on the started product and kills its worker with -9 again and again, each time in the middle of a job. Then counts what the jobs did to each
 * candidate.
 */
export async function killDuringJobs({ dataDir, kills, items, seed, onKill }: KillDuringJobsInput): Promise<KillReport> {
  const database = await openDatabase({ dataDir: path.join(dataDir, 'database') });
  const settings = { DATABASE_URL: database.url, NOA_TEST_CODE: code };
  const start = (program: 'server' | 'worker') => startProduct({ dataDir: path.join(dataDir, 'product'), program, settings });
  const server = await start('server');
  let worker = await supervise(() => start('worker'));
  const db = createPrismaClient({ url: database.url, poolSize: 2 });
  try {
    const client = await createClient(server.url, { email: 'kills@example.com', code });
    const ids = await createPeople(client, db, items);
    const random = createRandom(seed);
    const ended: JobProgress[] = [];
    let job = await startJob(client, ids, ended.length);
    for (let kill = 1; kill <= kills; kill++) {
      const before = job.meta.completed;
      // Wait until it has resumed the job.
      job = await follow(client, job.id, ({ state, meta }) => meta.completed > before || isOver(state));
      await sleep(random.below(150));
      await worker.stop('SIGKILL');
      worker = await supervise(() => start('worker'));
      job = await read(client, job.id);
      onKill?.(kill, job);
      if (!isOver(job.state)) continue;
      ended.push(job);
      job = await startJob(client, ids, ended.length);
    }
    ended.push(await follow(client, job.id, ({ state }) => isOver(state)));
    const unfinished = ended.filter(({ state, meta }) => state !== 'SUCCESS' || meta.completed !== items || meta.failed > 0);
    return { jobs: ended.length, wrong: await countWrong(db, ended.length, items), unfinished };
  } finally {
    await db.$disconnect();
    await Promise.all([worker.stop(), server.stop()]);
    await database.stop();
  }
}

/** Restarts it like a supervisor would: on a busy machine a start may fail to connect in time, and is tried again. */
async function supervise<T>(start: () => Promise<T>): Promise<T> {
  for (let failed = 0; ; failed++) {
    try {
      return await start();
    } catch (error) {
      if (failed === 5) throw error;
    }
  }
}

const isOver = (state: string) => state === 'SUCCESS' || state === 'FAILURE' || state === 'REVOKED';

async function createPeople(client: Client, db: PrismaClient, items: number): Promise<string[]> {
  const { id: projectId } = await send<{ id: string }>(client, '/projects', { title: 'Engineer' });
  const data = Array.from({ length: items }, (_, index) => ({ projectId, fullName: `Person ${index}` }));
  const rows = await db.candidate.createManyAndReturn({ data, select: { id: true } });
  return rows.map(({ id }) => id);
}

async function startJob(client: Client, ids: string[], index: number): Promise<JobProgress> {
  const activity = { type: 'contact', channel: 'email', note: `Job ${index}` };
  const { id } = await send<{ id: string }>(client, '/bulk/activities', { candidate_ids: ids, activity });
  return read(client, id);
}

async function follow(client: Client, id: string, until: (job: JobProgress) => boolean): Promise<JobProgress> {
  for (;;) {
    const job = await read(client, id);
    if (until(job)) return job;
    await sleep(60);
  }
}

const read = async (client: Client, id: string) => (await (await client.rest(`/bulk/${id}`)).json()) as JobProgress;

async function send<Answer>(client: Client, url: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await client.rest(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Checks that each job left exactly one activity, with its own note, on each candidate. */
async function countWrong(db: PrismaClient, jobs: number, items: number): Promise<number> {
  const [right] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (
      select candidate_id from activities group by candidate_id
      having count(*) = ${jobs}::int and count(distinct note) = ${jobs}::int
    ) as right_ones`;
  return items - (right?.count ?? 0);
}
