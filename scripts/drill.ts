import { createHash, randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { cvFiles } from './made/madeFiles.ts';
import { type Client, createClient } from './product/createClient.ts';
import { runNoa } from './product/runNoa.ts';
import { type Product, startProduct } from './product/startProduct.ts';

/**
 * `npm run drill`: the restore drill, on the built product with 100,000 candidates and 300 imported CVs (`-- --candidates 1000 --documents 20` for fewer). Backs the product up
 * while it runs, restores the file into another folder, which compares every table's checksum, starts NOA there, and compares candidates from anywhere in the position and the
 * original of every CV. Exit code 1 if anything differs.
 */
const { values } = parseArgs({
  options: { candidates: { type: 'string', default: '100000' }, documents: { type: 'string', default: '300' } },
});
const count = Number(values.candidates);
const files = cvFiles(0, Number(values.documents));
const login = { email: 'drill@example.com', code: '262728' };
const sampled = 100;
const folder = mkdtempSync(path.join(tmpdir(), 'noa-drill-'));
const at = (name: string) => path.join(folder, name);
const running: Product[] = [];
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What is compared. */
interface Seen {
  /** The whole position as listed, best first. */
  list: { id: string }[];
  /** Candidates with all that was read. */
  people: unknown[];
  /** Of the original of each CV. */
  hashes: string[];
}

try {
  const first = await start('first');
  const client = await createClient(first.url, login);
  await fill(first.url, await makeToken(client));
  const list = await listPosition(client, 'Drill');
  const ids = Array.from({ length: sampled }, () => list[randomInt(list.length)]?.id ?? '');
  const before: Seen = { list, people: await readPeople(client, ids), hashes: await hashOriginals(client) };
  compare(`originals of ${files.length} documents and the files`, before.hashes, files.map(({ bytes }) => hash(bytes)).sort());
  await noa('backup', { NOA_DATA_DIR: at('first') }, 'backup', at('drill.backup'));
  console.log(`backup file: ${Math.round(statSync(at('drill.backup')).size / 1_000_000)} MB`);
  await first.stop();

  await noa('restore', { NOA_DATA_DIR: at('second') }, 'restore', at('drill.backup'));
  const second = await start('second');
  console.log(`start: ${(second.startMilliseconds / 1000).toFixed(1)} s`);
  const other = await createClient(second.url, login);
  const after: Seen = {
    list: await listPosition(other, 'Drill'),
    people: await readPeople(other, ids),
    hashes: await hashOriginals(other),
  };
  compare(`the list of ${list.length} before and after`, after.list, before.list);
  compare(`${sampled} candidates before and after`, after.people, before.people);
  compare(`originals of ${files.length} documents before and after`, after.hashes, before.hashes);
  console.log('1 passed, 0 failed');
} finally {
  await Promise.all(running.map((product) => product.stop()));
  rmSync(folder, { recursive: true, force: true });
}

async function start(dataDir: string): Promise<Product> {
  const product = await startProduct({ dataDir: at(dataDir), settings: { NOA_TEST_CODE: login.code } });
  running.push(product);
  return product;
}

async function fill(url: string, token: string): Promise<void> {
  mkdirSync(at('cvs'));
  for (const { name, bytes } of files) writeFileSync(path.join(at('cvs'), name), bytes);
  const env = { NOA_URL: url, NOA_TOKEN: token, NOA_DATA_DIR: at('first') };
  await noa(`seed of ${count}`, env, 'seed', '--candidates', String(count), '--position', 'Drill');
  const failures = ['--failures', at('failures.csv')];
  await noa(`import of ${files.length}`, env, 'import', at('cvs'), '--project', 'Documents', '--create', ...failures);
}

/** Runs the command line, and prints how long it took. */
async function noa(step: string, env: Record<string, string>, ...args: string[]): Promise<void> {
  const started = performance.now();
  const homes = { XDG_CONFIG_HOME: folder, XDG_STATE_HOME: folder };
  const { code, stdout, stderr } = await runNoa(args, { env: { ...homes, ...env } }).ended;
  if (code !== 0) throw new Error(`${step} ended with ${code}:\n${stderr}${stdout}`);
  console.log(`${step}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function makeToken(client: Client): Promise<string> {
  const body = JSON.stringify({ name: 'drill', scopes: ['write'] });
  const made = await client.rest('/tokens', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await made.json()) as { token: string }).token;
}

async function listPosition(client: Client, position: string): Promise<{ id: string }[]> {
  const projects = (await (await read(client, '/projects')).json()) as { items: { id: string; title: string }[] };
  const id = projects.items.find(({ title }) => title === position)?.id;
  return ((await (await read(client, `/projects/${id}/candidates`)).json()) as { items: { id: string }[] }).items;
}

async function readPeople(client: Client, ids: readonly string[]): Promise<unknown[]> {
  return Promise.all(ids.map(async (id) => (await read(client, `/candidates/${id}`)).json()));
}

async function hashOriginals(client: Client): Promise<string[]> {
  const documents = await listPosition(client, 'Documents');
  const hashes = documents.map(async ({ id }) => {
    const original = await read(client, `/candidates/${id}/document`);
    return hash(new Uint8Array(await original.arrayBuffer()));
  });
  return (await Promise.all(hashes)).sort();
}

async function read(client: Client, address: string): Promise<Response> {
  const response = await client.rest(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response;
}

function compare(what: string, one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) throw new Error(`Not the same: ${what}.`);
  console.log(`the same: ${what}`);
}
