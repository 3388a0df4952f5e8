import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProductRole } from '../../prisma/embedded/productRole.ts';
import { type RunningDatabase, runDatabase } from '../../prisma/embedded/runDatabase.ts';
import { freezeDatabase } from '../../prisma/testing/freezeDatabase.ts';
import { signIn } from './createClient.ts';
import { type Product, startProduct } from './startProduct.ts';

const code = '626262';
/** Ends a call that would wait as long as the database hangs. */
const withoutAnswer = 30_000;

const unavailable = {
  status: 503,
  code: 'UNAVAILABLE',
  message: 'NOA сейчас недоступна. Попробуйте через несколько секунд.',
};

describe('a database that does not answer', () => {
  let folder: string;
  let home: string;
  let url: string;
  let database: RunningDatabase;
  let product: Product;
  let token: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'noa-hang-'));
    home = path.join(folder, 'postgres');
    database = await runDatabase({ home, durable: false });
    url = await openProductRole({ ...database, testing: false });
    product = await startProduct({ dataDir: folder, settings: { DATABASE_URL: url, NOA_TEST_CODE: code } });
    token = await signIn(product.url, 'hang@example.com', code);
  });
  afterAll(async () => {
    await product.stop();
    const { child } = database.supervised ?? {};
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child?.stdin?.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  async function call(at: string, body?: object) {
    const answer = await fetch(product.url + at, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'ru', 'content-type': 'application/json' },
      signal: AbortSignal.timeout(withoutAnswer),
    });
    const content = await answer.json();
    const [error] = content.errors ?? [];
    return {
      status: answer.status,
      code: error?.extensions.code ?? content.code,
      message: error?.message ?? content.detail,
    };
  }
  const ready = () => call('/api/health/ready');
  const list = () => call('/api/projects');
  const create = () => call('/api/projects', { title: 'Designer' });
  const query = () => call('/graphql', { query: '{ projects(first: 1) { totalCount } }' });
  const useProjects = () => Promise.all([list(), create(), query()]);

  it.skipIf(process.platform !== 'linux')(
    'because its processes are stopped: each call is told so, and all is well once they go on',
    async () => {
      expect((await list()).status).toBe(200);
      await freezeDatabase(home, async () => {
        const answers = await Promise.all([useProjects(), ready()]);
        expect(answers.flat()).toEqual(answers.flat().map(() => unavailable));
        expect(await list()).toEqual(unavailable);
      });
      await expect.poll(ready).toMatchObject({ status: 200 });
      expect((await useProjects()).map(({ status }) => status)).toEqual([200, 201, 200]);
    },
  );

  it('for a locked table: calls that need it are told so, the others are served, and jobs are tried until it is free', async () => {
    const [holder, watch] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
    const job = async () =>
      (await watch.query(`select last_error as error from graphile_worker._private_jobs where key = 'waiting'`)).rows;
    try {
      await Promise.all([holder.connect(), watch.connect()]);
      await holder.query('begin; lock table projects in access exclusive mode');
      await watch.query(`select graphile_worker.add_job('evaluateAllSearches', '{}', job_key => 'waiting', max_attempts => 1)`);
      expect(await useProjects()).toEqual([unavailable, unavailable, unavailable]);
      expect((await ready()).status).toBe(200);
      await expect.poll(job).toEqual([{ error: expect.stringContaining('lock timeout') }]);
      await holder.query('commit');
      await expect.poll(job).toEqual([]);
      expect((await useProjects()).map(({ status }) => status)).toEqual([200, 201, 200]);
    } finally {
      await Promise.all([holder.end(), watch.end()]);
    }
  });
});
