import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../prisma/database.ts';
import { cvFiles, jobFile, type UploadFile } from '../made/madeFiles.ts';
import { type Client, createClient, openClient, signIn } from './createClient.ts';
import { startScreening, uploadFiles, waitForStatus } from './screenFiles.ts';
import { type Product, startProduct } from './startProduct.ts';

const code = '515151';
const filesOfRound = 6;

/** Each round has different people, so that a lost or doubled file changes the number of candidates. */
const roundFiles = (round: number) => cvFiles(round * 100, filesOfRound);

const open = (client: Client) => startScreening(client, { expectedJobDescriptions: 1, expectedResumes: filesOfRound });

async function expectComplete(client: Client, id: string): Promise<void> {
  const status = await waitForStatus(client, id, ({ state }) => state === 'COMPLETED', { rows: 50, everyMs: 100 });
  expect(status).toMatchObject({ filesTotal: filesOfRound + 1, filesProcessed: filesOfRound + 1, filesFailed: 0 });
  expect(status.ranked.every(({ score }) => typeof score?.overall === 'number')).toBe(true);
  expect(new Set(status.ranked.map(({ fullName }) => fullName)).size).toBe(filesOfRound);
  expect(status.ranked).toHaveLength(filesOfRound);
}

describe('a screening whose processes are killed with -9', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'noa-killed-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describe('with server and worker apart', () => {
    let database: OpenDatabase;
    let server: Product;
    let worker: Product;
    const ask = async <Row extends object>(query: string) => {
      const connection = new pg.Client({ connectionString: database.url });
      await connection.connect();
      try {
        return (await connection.query<Row>(query)).rows;
      } finally {
        await connection.end();
      }
    };
    /** Kills the server when the transaction of `work` has written something and waits to write to `table`. */
    const whileWaitingFor = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
      const holder = new pg.Client({ connectionString: database.url });
      await holder.connect();
      try {
        await holder.query(`begin; lock table ${table} in share mode`);
        const cut = work();
        const waiting = `select from pg_stat_activity where application_name = 'noa' and wait_event_type = 'Lock' and backend_xid is not null`;
        await expect.poll(async () => (await ask(waiting)).length, { interval: 10 }).toBe(1);
        await server.stop('SIGKILL');
        return await cut;
      } finally {
        await holder.end();
      }
    };
    const settings = () => ({ DATABASE_URL: database.url, NOA_TEST_CODE: code });
    const start = (program: 'server' | 'worker') =>
      startProduct({ dataDir: path.join(folder, 'apart'), program, settings: settings() });
    beforeAll(async () => {
      database = await openDatabase({ dataDir: path.join(folder, 'database') });
      server = await start('server');
      worker = await start('worker');
    });
    afterAll(async () => {
      await Promise.all([server.stop(), worker.stop()]);
      await database.stop();
    });

    it.each([3])('completes when the worker dies, kill %i', async (round) => {
      const client = await createClient(server.url, { email: `worker${round}@example.com`, code });
      const id = await open(client);
      await uploadFiles(client, id, 'JOB_DESCRIPTION', [jobFile]);
      await uploadFiles(client, id, 'RESUME', roundFiles(round));
      // In the middle of a file.
      await waitForStatus(client, id, ({ filesProcessed }) => filesProcessed >= round % 4, { everyMs: 5 });
      await sleep(round * 7);
      await worker.stop('SIGKILL');
      worker = await start('worker');
      await expectComplete(client, id);
    });

    it.each([6])(
      'completes, with each file once, when the server dies during the upload and the files are sent again, kill %i',
      async (round) => {
        const client = await createClient(server.url, { email: `server${round}@example.com`, code });
        const id = await open(client);
        await uploadFiles(client, id, 'JOB_DESCRIPTION', [jobFile]);
        const sending = uploadFiles(client, id, 'RESUME', roundFiles(round)).then(
          () => 'answered',
          () => 'cut off',
        );
        await sleep((round - 6) * 15);
        await server.stop('SIGKILL');
        const outcome = await sending;
        server = await start('server');
        const again = await createClient(server.url, { email: `server${round}@example.com`, code });
        if (outcome === 'cut off') await sendMissing(again, id, roundFiles(round));
        await expectComplete(again, id);
      },
    );

    it('leaves nothing of an order that it did not answer, and takes it once when it is sent again', {
      tags: 'long',
    }, async () => {
      const login = { email: 'orders@example.com' };
      const order = (client: Client, key: string, files: UploadFile[]) => {
        const body = new FormData();
        for (const [field, sent] of [
          ['requirement', [jobFile]],
          ['files', files],
        ] as const)
          for (const { name, bytes } of sent) body.append(field, new File([Uint8Array.from(bytes)], name));
        return client.rest('/screenings', { method: 'POST', body, headers: { 'idempotency-key': key } });
      };
      const token = await signIn(server.url, login.email, code);
      const statuses: number[] = [];
      // What the transaction writes in its middle and at its end.
      for (const [kill, table] of ['documents', 'graphile_worker._private_jobs'].entries()) {
        const key = `order ${kill}`;
        const files = roundFiles(20 + kill);
        const cut = await whileWaitingFor(table, () => order(openClient(server.url, token), key, files).catch(() => null));
        expect(cut).toBeNull();
        server = await start('server');
        await ask(`update idempotency_keys set seen_at = now() - interval '1 minute' where key = '${key}'`);
        const again = await order(openClient(server.url, token), key, files);
        statuses.push(again.status);
        const { id } = (await again.json()) as { id: string };
        await expectComplete(openClient(server.url, token), id);
      }
      expect(statuses).toEqual([202, 202]);
      // Each order exists once, with all its files.
      const left = `select (select count(*) from documents where documents.screening_id = screenings.id) = expected_files and expected_files = ${filesOfRound + 1} as whole
        from screenings join users on users.id = started_by_id where email = '${login.email}'`;
      expect(await ask(left)).toEqual([{ whole: true }, { whole: true }]);
    });

    it('is ended with the files that arrived when neither its server nor its browser comes back', { tags: 'long' }, async () => {
      const login = { email: 'gone@example.com', code };
      const client = await createClient(server.url, login);
      const id = await open(client);
      await uploadFiles(client, id, 'JOB_DESCRIPTION', [jobFile]);
      await uploadFiles(client, id, 'RESUME', roundFiles(30).slice(0, 2));
      const empty = await open(client);
      await server.stop('SIGKILL');
      server = await start('server');
      // Moves the leases' times back.
      const orphaned = () => ask<{ n: number }>('select count(*)::int as n from screenings where orphaned_at is not null');
      await ask(
        `update server_leases set seen_at = now() - interval '1 minute' where seen_at < now() - interval '3 seconds' or seen_at < (select max(seen_at) from server_leases)`,
      );
      await expect.poll(async () => (await orphaned())[0]?.n, { timeout: 30_000 }).toBe(2);
      await ask("update screenings set orphaned_at = now() - interval '2 minutes' where orphaned_at is not null");
      const again = await createClient(server.url, login);
      const ended = await waitForStatus(again, id, ({ state }) => state === 'COMPLETED', { rows: 50, everyMs: 100 });
      expect(ended).toMatchObject({ filesTotal: 3, filesProcessed: 3, filesFailed: 0 });
      await waitForStatus(again, empty, ({ state }) => state === 'COMPLETED', { everyMs: 100 });
    });
  });

  it('completes when the whole product dies with its database, twice in a row', { tags: 'long' }, async () => {
    const options = { dataDir: path.join(folder, 'whole'), settings: { NOA_TEST_CODE: code } };
    let product = await startProduct(options);
    const login = { email: 'whole@example.com', code };
    let client = await createClient(product.url, login);
    const id = await open(client);
    await uploadFiles(client, id, 'JOB_DESCRIPTION', [jobFile]);
    await uploadFiles(client, id, 'RESUME', roundFiles(10));
    for (const kill of [0, 1]) {
      await sleep(kill * 20);
      await product.stop('SIGKILL');
      product = await startProduct(options);
    }
    client = await createClient(product.url, login);
    await expectComplete(client, id);
    await product.stop();
  });
});

/** Uploads again what did not arrive, as a user would: a request was committed as a whole or not at all. */
async function sendMissing(client: Client, id: string, files: UploadFile[]): Promise<void> {
  const query =
    'query Arrived($id: ID!) { screening(id: $id) { documents(first: 50, kind: RESUME) { edges { node { fileName } } } } }';
  type Answer = { screening: { documents: { edges: { node: { fileName: string } }[] } } };
  const { screening } = await client.graphql<Answer>(query, { id });
  const arrived = new Set(screening.documents.edges.map(({ node }) => node.fileName));
  expect([0, files.length]).toContain(arrived.size);
  const missing = files.filter(({ name }) => !arrived.has(name));
  if (missing.length > 0) await uploadFiles(client, id, 'RESUME', missing);
}
