import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProductRole } from '../../prisma/embedded/productRole.ts';
import { runDatabase } from '../../prisma/embedded/runDatabase.ts';
import { cvFiles, jobFile } from '../made/madeFiles.ts';
import { type Client, createClient } from './createClient.ts';
import { startScreening, uploadFiles, waitForStatus } from './screenFiles.ts';
import { type Product, startProduct } from './startProduct.ts';

const code = '616161';
let folder: string;
let product: Product;
let client: Client;
let database: Awaited<ReturnType<typeof runDatabase>>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'noa-outage-'));
  database = await runDatabase({ home: path.join(folder, 'postgres'), durable: true });
  const url = await openProductRole({ ...database, testing: false });
  product = await startProduct({ dataDir: folder, settings: { DATABASE_URL: url, NOA_TEST_CODE: code } });
  client = await createClient(product.url, { email: 'outage@example.com', code });
});
afterAll(async () => {
  await product.stop();
  await stopDatabase();
  rmSync(folder, { recursive: true, force: true });
});

async function stopDatabase(): Promise<void> {
  const { child } = database.supervised ?? {};
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await ended;
}

const ready = async () => (await fetch(`${product.url}/api/health/ready`)).status;
const live = async () => (await fetch(`${product.url}/api/health/live`)).status;

it.each([0, 1])(
  'says 503 while the database is away, loses nothing and recovers by itself, outage %i',
  { tags: 'long' },
  async (round) => {
    expect(await ready()).toBe(200);
    const id = await startScreening(client, { expectedJobDescriptions: 1, expectedResumes: 12 });
    await uploadFiles(client, id, 'JOB_DESCRIPTION', [jobFile]);
    await uploadFiles(client, id, 'RESUME', cvFiles(round * 100, 12));

    // Another moment in each round: while files are read, extracted, scored.
    await sleep(round * 120);
    await stopDatabase();
    await expect.poll(ready).toBe(503);
    expect(await live()).toBe(200);
    const answer = await client.rest('/projects');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    await expect(client.graphql('{ viewer { id } }')).rejects.toThrow(/\S/);

    database = await runDatabase({ home: path.join(folder, 'postgres'), durable: true, port: database.port });
    await expect.poll(ready).toBe(200);
    const status = await waitForStatus(client, id, ({ state }) => state === 'COMPLETED', { everyMs: 200 });
    expect(status).toMatchObject({ filesProcessed: 13, filesFailed: 0 });
  },
);
