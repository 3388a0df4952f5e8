import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { type Client, createClient } from './product/createClient.ts';
import { runNoa } from './product/runNoa.ts';
import { startProduct } from './product/startProduct.ts';

/**
 * `npm run drill`: the restore drill, on the built product with 100,000 candidates (`-- --candidates 1000` for fewer). Seeds a product, backs it up while it runs, restores the
 * file into another folder, starts NOA there, and compares every table's checksum, the position's list, and candidates chosen at random. Exit code 1 if anything differs.
 */
const { values } = parseArgs({ options: { candidates: { type: 'string', default: '100000' } } });
const count = Number(values.candidates);
const code = '262728';
const sampled = 20;
const folder = mkdtempSync(path.join(tmpdir(), 'noa-drill-'));
const at = (name: string) => path.join(folder, name);
const start = (dataDir: string) => startProduct({ dataDir: at(dataDir), settings: { NOA_TEST_CODE: code } });

async function noa(step: string, env: Record<string, string>, ...args: string[]): Promise<string> {
  const started = performance.now();
  const { code: exit, stdout, stderr } = await runNoa(args, { env: { XDG_CONFIG_HOME: folder, ...env } }).ended;
  if (exit !== 0) throw new Error(`${step} ended with ${exit}: ${stderr}`);
  console.log(`${step}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return stdout;
}

async function read(client: Client, address: string): Promise<unknown> {
  const response = await client.rest(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

interface Listed {
  items: { id: string }[];
  total: number;
}

function compare(what: string, one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) throw new Error(`${what} differ after the restore.`);
  console.log(`${what}: the same`);
}

try {
  const login = { email: 'drill@example.com', code };
  const first = await start('first');
  const client = await createClient(first.url, login);
  const body = JSON.stringify({ name: 'drill', scopes: ['write'] });
  const made = await client.rest('/tokens', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { token } = (await made.json()) as { token: string };
  await noa(
    `seed of ${count}`,
    { NOA_URL: first.url, NOA_TOKEN: token, NOA_DATA_DIR: at('first') },
    'seed',
    '--candidates',
    String(count),
    '--position',
    'Drill',
  );
  const { items: positions } = (await read(client, '/projects?limit=100')) as Listed;
  const list = `/projects/${positions[0]?.id}/candidates?limit=100`;
  const listed = (await read(client, list)) as Listed;
  const chosen = Array.from({ length: sampled }, () => listed.items[randomInt(listed.items.length)]?.id ?? '');
  const people = await Promise.all(chosen.map((id) => read(client, `/candidates/${id}`)));
  await noa('backup', { NOA_DATA_DIR: at('first') }, 'backup', at('drill.backup'));
  console.log(`backup file: ${Math.round(statSync(at('drill.backup')).size / 1_000_000)} MB`);
  await first.stop();
  await noa('restore', { NOA_DATA_DIR: at('second') }, 'restore', at('drill.backup'));
  const second = await start('second');
  console.log(`start: ${(second.startMilliseconds / 1000).toFixed(1)} s`);
  const other = await createClient(second.url, login);
  compare(`the list of ${listed.total}`, await read(other, list), listed);
  compare(`${sampled} candidates`, await Promise.all(chosen.map((id) => read(other, `/candidates/${id}`))), people);
  await second.stop();
  console.log('1 passed, 0 failed');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
