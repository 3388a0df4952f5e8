import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { openClient, signIn } from '../product/createClient.ts';
import { runNoa } from '../product/runNoa.ts';
import { type Product, startProduct } from '../product/startProduct.ts';
import { type Attack, sendAttack } from './hostile/attack.ts';
import { hiddenDoors } from './hostile/hiddenDoors.ts';
import { holdByDocuments } from './hostile/holdByDocuments.ts';
import { hostileOperations } from './hostile/hostileOperations.ts';
import { type Contract, hostileRequests } from './hostile/hostileRequests.ts';
import { mainThreadClock } from './hostile/mainThreadClock.ts';
import { measureHold, type Target } from './hostile/measureHold.ts';
import { seedTargets } from './hostile/seedTargets.ts';
import { seenAttacks } from './hostile/seenAttacks.ts';
import type { Figure } from './support/figure.ts';

const candidates = 3_000;
const users = 8;
const code = '474747';
const most = 100;
/** What was slow once may have been code that was still cold; what is slow each time is the call. */
const repeats = 4;

/**
 * How long any one request keeps others waiting: every call of REST, GraphQL and the other doors, derived from the contract and the schema, with bodies as large as they may be;
 * beside each a caller who asks for next to nothing. The same for documents that are much work to read, to keep and to show.
 */
export async function benchLoop(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-bench-loop-'));
  const dataDir = path.join(folder, 'data');
  const product = await startProduct({ dataDir, settings: { NOA_TEST_CODE: code } });
  try {
    return await benchProduct(product, { NOA_DATA_DIR: dataDir, XDG_CONFIG_HOME: folder });
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchProduct(product: Product, env: Record<string, string>): Promise<Figure[]> {
  const target = { url: product.url, clock: mainThreadClock(product.process.pid) };
  const tokens: string[] = [];
  for (let user = 0; user < users; user++) tokens.push(await signIn(product.url, `loop${user}@example.com`, code));
  const client = openClient(product.url, tokens[0] ?? '');
  const made = await client.rest('/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'bench', scopes: ['read', 'write'] }),
  });
  const { token } = (await made.json()) as { token: string };
  const seed = ['seed', '--candidates', String(candidates), '--position', 'Bench'];
  const seeded = await runNoa(seed, { env: { NOA_URL: product.url, NOA_TOKEN: token, ...env } }).ended;
  if (seeded.code !== 0) throw new Error(seeded.stderr);
  const ids = await seedTargets(client);
  const contract = (await (await client.rest('/openapi.json')).json()) as Contract;
  const schema = buildSchema(readFileSync(path.join(projectFolder(), 'schema', 'schema.graphql'), 'utf8'));
  const attacks = [...seenAttacks(), ...hiddenDoors(ids), ...hostileRequests(contract, ids), ...hostileOperations(schema, ids)];
  const held = await measureAll(target, tokens, attacks);
  const slow = held.filter(({ milliseconds }) => milliseconds > most);
  const astray = held.filter(({ attack, status }) => !attack.expected.includes(status));
  const documents = await holdByDocuments(target, client, { most, repeats });
  for (const { name, milliseconds } of documents) console.error(`${name}: ${milliseconds.toFixed(0)} ms`);
  const idle = await measureHold(target, async () => undefined);
  const worst = held[0];
  const note = `${attacks.length} calls, as large as they may be; beside nothing ${idle.milliseconds.toFixed(0)} ms`;
  return [
    {
      name: 'longest hold of others',
      value: worst?.milliseconds ?? Number.NaN,
      unit: 'ms',
      target: { most },
      note: `${worst?.attack.name}; ${note}`,
    },
    {
      name: 'calls that hold others longer',
      value: slow.length,
      unit: '',
      target: { most: 0 },
      note: `than ${most} ms in each of ${repeats} tries`,
    },
    {
      name: 'longest hold by a document',
      value: documents[0]?.milliseconds ?? Number.NaN,
      unit: 'ms',
      target: { most },
      note: `${documents[0]?.name}; ${documents.length} hostile documents, screened and opened`,
    },
    {
      name: 'calls that are not answered as expected',
      value: astray.length,
      unit: '',
      target: { most: 0 },
      note: 'they would not reach the work that they are meant to cause',
    },
    {
      name: 'doors that did what they were asked',
      value: countDone(held),
      unit: '%',
      target: { least: 50 },
      note: 'at least one of the calls on them; the others refused each for its values or its size',
    },
  ];
}

interface Held {
  attack: Attack;
  milliseconds: number;
  status: number;
}

/** Worst first. */
async function measureAll(target: Target, tokens: readonly string[], attacks: readonly Attack[]): Promise<Held[]> {
  const held: Held[] = [];
  const ordered = attacks.toSorted((a, b) => Number(a.destroys ?? false) - Number(b.destroys ?? false));
  for (const [index, attack] of ordered.entries()) {
    const measure = () => measureHold(target, () => sendAttack(target.url, tokens[index % tokens.length] ?? '', attack));
    const { milliseconds: first, answer: status } = await measure();
    let milliseconds = first;
    for (let repeat = 1; milliseconds > most && !attack.destroys && repeat < repeats; repeat++)
      milliseconds = Math.min(milliseconds, (await measure()).milliseconds);
    if (milliseconds > most) console.error(`${attack.name}: ${milliseconds.toFixed(0)} ms`);
    if (!attack.expected.includes(status)) console.error(`${attack.name}: answered ${status}`);
    held.push({ attack, milliseconds, status });
  }
  return held.sort((a, b) => b.milliseconds - a.milliseconds);
}

/** Percent. */
function countDone(held: readonly Held[]): number {
  const doors = new Set(held.map(({ attack }) => attack.door));
  const done = new Set(held.filter(({ status }) => status < 300).map(({ attack }) => attack.door));
  return (100 * done.size) / doors.size;
}
