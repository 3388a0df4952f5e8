import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../prisma/database.ts';
import { cvFiles, jobFile, type UploadFile } from '../made/madeFiles.ts';
import { type Client, createClient } from './createClient.ts';
import { runNoa } from './runNoa.ts';
import { readStatus, startScreening, uploadFiles, waitForStatus } from './screenFiles.ts';
import { type Product, startProduct } from './startProduct.ts';

const code = '616263';
const email = 'backup@example.com';
const people = 6;

let folder: string;
let product: Product;
let client: Client;
let screening: string;
let files: UploadFile[];
const at = (name: string) => path.join(folder, name);
const noa = (args: string[], dataDir: string) => runNoa(args, { env: { NOA_DATA_DIR: at(dataDir) } });
const start = (dataDir: string) => startProduct({ dataDir: at(dataDir), settings: { NOA_TEST_CODE: code } });

interface Table {
  name: string;
  rows: number;
  sha256: string;
}

async function backUp(file: string, dataDir: string): Promise<Table[]> {
  const { code: exit, stdout, stderr } = await noa(['backup', at(file), '--overwrite', '--json'], dataDir).ended;
  expect([exit, stderr]).toEqual([0, '']);
  return (JSON.parse(stdout) as { tables: Table[] }).tables;
}

/** The stopped product's tables: what one backup holds. */
const contents = (dataDir: string) => backUp('contents.backup', dataDir);
const ranking = async (of: Client) => (await readStatus(of, screening, 50)).ranked;

async function originals(of: Client): Promise<Set<string>> {
  const query =
    'query Candidates($id: ID!) { screening(id: $id) { project { candidates(first: 50) { edges { node { internalId } } } } } }';
  type Answer = { screening: { project: { candidates: { edges: { node: { internalId: string } }[] } } } };
  const { edges } = (await of.graphql<Answer>(query, { id: screening })).screening.project.candidates;
  const hashes = edges.map(async ({ node }) => {
    const response = await of.rest(`/candidates/${node.internalId}/document`);
    return hash(new Uint8Array(await response.arrayBuffer()));
  });
  return new Set(await Promise.all(hashes));
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'noa-backup-'));
  product = await start('first');
  client = await createClient(product.url, { email, code });
  files = cvFiles(0, people);
  screening = await startScreening(client, { expectedJobDescriptions: 1, expectedResumes: people });
  await uploadFiles(client, screening, 'JOB_DESCRIPTION', [jobFile]);
  await uploadFiles(client, screening, 'RESUME', files);
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('backs up a product that is at work; the restored one finishes that work, with the same originals and ranking', {
  tags: 'long',
}, async () => {
  // Files are still being read while this runs.
  await backUp('busy.backup', 'first');
  const done = await waitForStatus(client, screening, ({ state }) => state === 'COMPLETED', { rows: 50 });
  expect(done.filesFailed).toBe(0);

  const restored = await noa(['restore', at('busy.backup')], 'second').ended;
  expect(restored).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('read back and compared') });
  const second = await start('second');
  const other = await createClient(second.url, { email, code });
  await waitForStatus(other, screening, ({ state }) => state === 'COMPLETED');
  expect(await ranking(other)).toEqual(done.ranked);
  expect(await originals(other)).toEqual(new Set(files.map(({ bytes }) => hash(bytes))));
  const search = await other.graphql<{ projects: { totalCount: number } }>('{ projects { totalCount } }');
  expect(search.projects.totalCount).toBe(1);
  await second.stop();
});

it('backs up and restores a stopped product, table by table the same', async () => {
  await waitForStatus(client, screening, ({ state }) => state === 'COMPLETED');
  await product.stop();
  const before = await backUp('stopped.backup', 'first');
  expect(before.find(({ name }) => name === 'stored_files')?.rows).toBe(people + 1);
  await expect(noa(['restore', at('stopped.backup')], 'third').ended).resolves.toMatchObject({ code: 0 });
  expect(await contents('third')).toEqual(before);

  const refused = await noa(['restore', at('stopped.backup')], 'third').ended;
  expect(refused).toMatchObject({ code: 6, stdout: '' });
  expect(refused.stderr).toContain(
    `already holds 1 position, ${people} candidates, ${people + 1} documents, 1 account. To delete all`,
  );
  const replaced = await noa(['restore', at('stopped.backup'), '--replace'], 'third').ended;
  expect(replaced).toMatchObject({ code: 0, stdout: expect.stringContaining('Deleted: 1 position,') });
  expect(await contents('third')).toEqual(before);
  product = await start('first');
});

it('changes nothing when it is killed in the middle, and completes the second time', { tags: 'long' }, async () => {
  await noa(['restore', at('stopped.backup')], 'killed').ended;
  const before = await contents('killed');
  const database = await openDatabase({ dataDir: at('killed') });
  const watch = new pg.Client({ connectionString: database.url });
  await watch.connect();
  for (const later of [0, 50, 100]) {
    const run = noa(['restore', at('busy.backup'), '--replace'], 'killed');
    // It has begun to write once it has a transaction id: everything before is dropped in it.
    const writes = `select from pg_stat_activity where application_name = 'noa restore' and backend_xid is not null`;
    await expect.poll(async () => (await watch.query(writes)).rowCount, { interval: 2 }).toBe(1);
    await sleep(later);
    run.process.kill('SIGKILL');
    expect(await run.ended).toMatchObject({ code: null });
    await expect.poll(async () => (await watch.query(writes)).rowCount).toBe(0);
    expect(await contents('killed')).toEqual(before);
  }
  await watch.end();
  await database.stop();
  expect(await noa(['restore', at('busy.backup'), '--replace'], 'killed').ended).toMatchObject({ code: 0 });
});

it('is refused by a running product, and changes nothing there', async () => {
  const { code: exit, stderr } = await noa(['restore', at('stopped.backup'), '--replace'], 'first').ended;
  expect([exit, stderr]).toEqual([6, expect.stringContaining('NOA is using this database')]);
  expect((await fetch(`${product.url}/api/health/ready`)).status).toBe(200);
});

it('refuses files that are no backup or cut off before it makes a database', async () => {
  copyFileSync(at('stopped.backup'), at('cut.backup'));
  truncateSync(at('cut.backup'), readFileSync(at('cut.backup')).length - 100);
  const results = await Promise.all(
    [at('cut.backup'), at('missing.backup'), path.resolve('README.md'), folder].map(
      (file) => noa(['restore', file], 'none').ended,
    ),
  );
  expect(results.map((result) => result.code)).toEqual([6, 6, 6, 6]);
  expect(results.map(({ stderr }) => stderr)).toEqual([
    expect.stringContaining('The backup is damaged: its end is missing'),
    expect.stringContaining('There is no file'),
    expect.stringContaining('not a backup of NOA'),
    expect.stringContaining('is a folder'),
  ]);
  expect(existsSync(at('none'))).toBe(false);
});

it('says that there is nothing to back up, and keeps files that exist', async () => {
  const nothing = await noa(['backup', at('nothing.backup')], 'none').ended;
  expect([nothing.code, nothing.stderr]).toEqual([6, expect.stringContaining('There is no database in')]);
  const existing = await noa(['backup', at('stopped.backup')], 'first').ended;
  expect([existing.code, existing.stderr]).toEqual([6, expect.stringContaining('exists already')]);
});
