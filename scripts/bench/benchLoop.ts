import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSchema } from 'graphql';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { openClient, signIn } from '../product/createClient.ts';
import { runNoa } from '../product/runNoa.ts';
import { startProduct } from '../product/startProduct.ts';
import { callServer } from './hostile/callServer.ts';
import { holdByDocuments } from './hostile/holdByDocuments.ts';
import { hostileOperations } from './hostile/hostileOperations.ts';
import { type Attack, type Contract, hostileRequests } from './hostile/hostileRequests.ts';
import { type Ids, nobody } from './hostile/hostileValues.ts';
import { measureHold } from './hostile/measureHold.ts';
import type { Figure } from './support/figure.ts';

const candidates = 3_000;
const users = 8;
const code = '474747';
const most = 100;
/** What was slow once may have been the machine; what is slow each time is the call. */
const repeats = 4;
/**
 * How long any one request keeps others waiting: every call of REST and GraphQL, derived from the contract and the schema, with bodies as large as they may be; beside
 * each a caller who asks for next to nothing. The same for documents that are much work to read, to keep and to show.
 */
export async function benchLoop(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'noa-bench-loop-'));
  const dataDir = path.join(folder, 'data');
  const product = await startProduct({ dataDir, settings: { NOA_TEST_CODE: code } });
  try {
    const tokens: string[] = [];
    for (let user = 0; user < users; user++) tokens.push(await signIn(product.url, `loop${user}@example.com`, code));
    const client = openClient(product.url, tokens[0] ?? '');
    const made = await client.rest('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'bench', scopes: ['read', 'write'] }),
    });
    const { token } = (await made.json()) as { token: string };
    const env = { NOA_URL: product.url, NOA_TOKEN: token, NOA_DATA_DIR: dataDir, XDG_CONFIG_HOME: folder };
    const seeded = await runNoa(['seed', '--candidates', String(candidates), '--position', 'Bench'], { env }).ended;
    if (seeded.code !== 0) throw new Error(seeded.stderr);
    const ids = await findIds(client);
    const contract = (await (await client.rest('/openapi.json')).json()) as Contract;
    const schema = buildSchema(readFileSync(path.join(projectFolder(), 'schema', 'schema.graphql'), 'utf8'));
    const attacks = [...hostileRequests(contract, ids), ...hostileOperations(schema, ids)];
    const held = await measureAll(product.url, tokens, attacks);
    const slow = held.filter(({ milliseconds }) => milliseconds > most);
    for (const { name, milliseconds, status } of slow) console.error(`${name}: ${milliseconds.toFixed(0)} ms (${status})`);
    const idle = await measure(product.url, tokens[0] ?? '', {
      name: '',
      method: 'GET',
      path: '/api/health/live',
      body: undefined,
    });
    const failed = held.filter(({ status }) => status >= 500);
    for (const { name, status } of failed) console.error(`${name}: answered ${status}`);
    const documents = await holdByDocuments(product.url, client, { most, repeats });
    for (const { name, milliseconds } of documents) console.error(`${name}: ${milliseconds.toFixed(0)} ms`);
    const worst = held[0];
    const note = `${attacks.length} calls of REST and GraphQL, as large as they may be; beside the smallest call ${idle.milliseconds.toFixed(0)} ms`;
    return [
      {
        name: 'longest hold of others',
        value: worst?.milliseconds ?? Number.NaN,
        unit: 'ms',
        target: { most },
        note: `${worst?.name}; ${note}`,
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
      { name: 'calls that fail', value: failed.length, unit: '', target: { most: 0 }, note: 'answered 500 or more' },
    ];
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function findIds(client: ReturnType<typeof openClient>): Promise<Ids> {
  const { items } = (await (await client.rest('/projects')).json()) as { items: { id: string }[] };
  const projectId = items[0]?.id ?? nobody;
  const listed = (await (await client.rest(`/projects/${projectId}/candidates`)).json()) as { items: { id: string }[] };
  return {
    projectId,
    candidateIds: listed.items.map(({ id }) => id),
    documentId: nobody,
    screeningId: nobody,
    jobId: nobody,
  };
}

interface Held {
  name: string;
  milliseconds: number;
  status: number;
}

/** Worst first. */
async function measureAll(url: string, tokens: readonly string[], attacks: readonly Attack[]): Promise<Held[]> {
  const held: Held[] = [];
  for (const [index, attack] of attacks.entries()) {
    let best = await measure(url, tokens[index % tokens.length] ?? '', attack);
    for (let repeat = 1; best.milliseconds > most && repeat < repeats; repeat++) {
      await sleep(500);
      const again = await measure(url, tokens[index % tokens.length] ?? '', attack);
      if (again.milliseconds < best.milliseconds) best = again;
    }
    held.push(best);
  }
  return held.sort((a, b) => b.milliseconds - a.milliseconds);
}

async function measure(url: string, token: string, { name, method, path: place, body }: Attack): Promise<Held> {
  const { milliseconds, answer } = await measureHold(url, () => callServer(url + place, { method, token, body }));
  return { name, milliseconds, status: answer };
}
