import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSchema } from 'graphql';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { openClient, signIn } from '../product/createClient.ts';
import { runNoa } from '../product/runNoa.ts';
import { startProduct } from '../product/startProduct.ts';
import { hostileOperations } from './hostile/hostileOperations.ts';
import { type Attack, type Contract, hostileRequests } from './hostile/hostileRequests.ts';
import { type Ids, nobody } from './hostile/hostileValues.ts';
import type { Figure } from './support/figure.ts';

const candidates = 3_000;
const users = 8;
const code = '474747';
const most = 100;
/** What was slow once may have been the machine; what is slow each time is the call. */
const repeats = 4;
/** Work that a call leaves to the background begins within this. */
const after = 30;

/**
 * How long any one request keeps others waiting: every call of REST and GraphQL, derived from the contract and the schema, with bodies as large as they may be; beside
 * each a caller who asks for next to nothing.
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

/** The longest that a caller waits for next to nothing while the attack is answered. */
async function measure(url: string, token: string, attack: Attack): Promise<Held> {
  const agent = new Agent({ keepAlive: true });
  const probe = () => call(agent, `${url}/api/health/live`, { method: 'GET' });
  await probe();
  let ended = Number.POSITIVE_INFINITY;
  const attacking = call(undefined, url + attack.path, { method: attack.method, token, body: attack.body }).finally(() => {
    ended = performance.now();
  });
  let milliseconds = 0;
  while (performance.now() < ended + after) {
    const started = performance.now();
    await probe();
    milliseconds = Math.max(milliseconds, performance.now() - started);
    await sleep(2);
  }
  agent.destroy();
  return { name: attack.name, milliseconds, status: await attacking };
}

interface Sent {
  method: string;
  token?: string;
  body?: string | undefined;
}

/** The answer's status, when all of it is there. */
function call(agent: Agent | undefined, url: string, { method, token, body }: Sent): Promise<number> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    request(url, { method, agent, headers }, (answer) => {
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode ?? 0))
        .once('error', reject);
    })
      .once('error', reject)
      .end(body);
  });
}
