import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStream } from '../../api/http/testing/openStream.ts';
import { type OpenDatabase, openDatabase } from '../../prisma/database.ts';
import { cvFiles, jobFile } from '../made/madeFiles.ts';
import { type Balancer, balanceServers } from './balanceServers.ts';
import { type Client, openClient } from './createClient.ts';
import { startScreening, uploadFiles, waitForStatus } from './screenFiles.ts';
import { type Product, startProduct } from './startProduct.ts';

const people = 12;

/** The services of compose.yaml, each with its own data folder, as on separate machines. */
describe('two servers and two workers behind a proxy, on one database', { tags: 'long' }, () => {
  let folder: string;
  let database: OpenDatabase;
  let proxy: Balancer;
  const running: Record<string, Product> = {};
  const settings = () => ({
    DATABASE_URL: database.url,
    HOST: '0.0.0.0',
    NOA_SECRET: 'a secret of thirty-two characters or more',
    NOA_PUBLIC_URL: 'http://noa.example.com',
    NOA_SIGNIN_ALLOW: '@example.com',
    NOA_TRUSTED_PROXIES: '127.0.0.1',
  });
  const start = async (name: string) => {
    const program = name.startsWith('server') ? 'server' : 'worker';
    running[name] = await startProduct({ dataDir: path.join(folder, name), program, settings: settings() });
  };
  const urlOf = (name: string) => (running[name]?.url ?? '').replace('0.0.0.0', '127.0.0.1');
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'noa-machines-'));
    database = await openDatabase({ dataDir: path.join(folder, 'database') });
    await start('server1');
    await Promise.all(['server2', 'worker1', 'worker2'].map(start));
    proxy = await balanceServers([() => urlOf('server1'), () => urlOf('server2')]);
  });
  afterAll(async () => {
    await proxy.close();
    await Promise.all(Object.values(running).map((product) => product.stop()));
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The worker that took the job sends the code; without a mail server it prints it. */
  async function signIn(email: string): Promise<string> {
    const post = (at: string, body: object) =>
      fetch(`${proxy.url}/api/auth/${at}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post('request', { email })).ok).toBe(true);
    const printed = () =>
      Object.values(running)
        .map((product) => product.output().split(`Mail to ${email}`)[1] ?? '')
        .join('');
    await expect.poll(printed).toMatch(/NOA sign-in code: \d{6}/);
    const code = /NOA sign-in code: (\d{6})/.exec(printed())?.[1];
    const { access_token: token } = (await (await post('verify', { email, code })).json()) as { access_token: string };
    return token;
  }
  const screen = async (client: Client, first: number) => {
    const id = await startScreening(client, { expectedJobDescriptions: 1, expectedResumes: people });
    await uploadFiles(client, id, 'JOB_DESCRIPTION', [jobFile]);
    await uploadFiles(client, id, 'RESUME', cvFiles(first, people));
    return id;
  };
  const complete = (client: Client, id: string) =>
    waitForStatus(client, id, ({ state }) => state === 'COMPLETED', { rows: 50, everyMs: 200 });

  it('know a session that another server opened, and tell of work whichever server and worker did it', async () => {
    const token = await signIn('ada@example.com');
    const client = openClient(proxy.url, token);
    for (const name of ['server1', 'server2']) expect((await openClient(urlOf(name), token).rest('/auth/me')).status).toBe(200);
    const id = await startScreening(client, { expectedJobDescriptions: 1, expectedResumes: people });
    const query = 'subscription ($id: ID!) { screeningUpdated(id: $id) { state filesProcessed } }';
    const body = { query, variables: { id } };
    const [one, two, through] = await Promise.all(
      [urlOf('server1'), urlOf('server2'), proxy.url].map((url) => openStream(`${url}/graphql`, { token, body })),
    );
    await uploadFiles(client, id, 'JOB_DESCRIPTION', [jobFile]);
    await uploadFiles(client, id, 'RESUME', cvFiles(100, people));
    for (const stream of [one, two, through]) {
      const events = (await stream!.rest()) as { data: { screeningUpdated: { state: string; filesProcessed: number } } }[];
      expect(events.at(-1)?.data.screeningUpdated).toEqual({ state: 'COMPLETED', filesProcessed: people + 1 });
    }
    const { ranked } = await complete(client, id);
    expect(new Set(ranked.map(({ fullName }) => fullName)).size).toBe(people);
  });

  it('lose nothing and do nothing twice when one server and one worker are killed', async () => {
    const client = openClient(proxy.url, await signIn('grace@example.com'));
    const id = await screen(client, 300);
    await Promise.all(['server1', 'worker1'].map(async (name) => running[name]?.stop('SIGKILL')));
    const { ranked, filesFailed } = await complete(client, id);
    expect([ranked.length, new Set(ranked.map(({ fullName }) => fullName)).size, filesFailed]).toEqual([people, people, 0]);
    await Promise.all(['server1', 'worker1'].map(start));
    await complete(client, await screen(client, 500));
  });

  it('count each client by its own address, which only the proxy can name', async () => {
    const ask = (from: string, forwarded: string) =>
      new Promise<number>((resolve, reject) => {
        const call = request(`${proxy.url}/api/auth/verify`, {
          method: 'POST',
          localAddress: from,
          agent: false,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        });
        call.once('response', (response) => resolve(response.resume().statusCode ?? 0)).once('error', reject);
        call.end(JSON.stringify({ email: 'nobody@example.com', code: '000000' }));
      });
    let last = 0;
    for (let tries = 0; tries < 200 && last !== 429; tries++) last = await ask('127.0.0.2', `198.51.100.${tries}`);
    expect(last).toBe(429);
    expect(await ask('127.0.0.3', '127.0.0.2')).toBe(401);
  });
});
