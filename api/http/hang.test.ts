import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrismaClient } from '../../prisma/client.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import { createTestServer, type TestServer } from './testing/createTestServer.ts';
import { type Interruptible, makeInterruptible } from './testing/interruptible.ts';

const poolSize = 3;

const mutation = 'mutation { requestSignInCode(input: {email: "ada@example.com"}) { ... on AppError { code } } }';

describe('while the database hangs', () => {
  let server: TestServer;
  let line: Interruptible;
  let client: PrismaClient;
  let token: string;
  let silences = 0;
  beforeAll(async () => {
    server = await createTestServer({
      persistedOperations: { mutation },
      replaceDatabase: async (url) => {
        line = await makeInterruptible(url);
        const pulse = { everyMs: 30, patienceMs: 500, onSilence: () => silences++ };
        client = createPrismaClient({ url: line.url, poolSize, pulse });
        return client;
      },
    });
    ({ token } = await server.signIn());
  });
  afterAll(async () => {
    line.goOn();
    await client.$disconnect();
    await line.cut();
    await server.close();
  });

  const projects = () => server.request({ method: 'GET', url: '/api/projects', token });
  const ask = () => server.graphql('{ viewer { id } }', { token });
  const create = (title: string) => server.request({ method: 'POST', url: '/api/projects', token, payload: { title } });

  it.each([1, 2])('current and later callers are told so, and nothing has to be restarted, time %i', async (time) => {
    await expect.poll(async () => (await projects()).statusCode).toBe(200);
    line.hang();
    // More calls than connections, including transactions, so that some wait for an answer and some for a connection.
    const waiting = await Promise.all([...Array.from({ length: 2 * poolSize }, projects), create('Lost'), ask()]);
    expect(silences).toBe(time);
    for (const answer of waiting.slice(0, -1)) expect(answer).toMatchObject({ statusCode: 503 });
    const [rest] = waiting;
    expect(rest).toMatchObject({ headers: { 'retry-after': '5', 'content-type': 'application/problem+json' } });
    expect(waiting.at(-1)).toMatchObject({ status: 503, errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    expect(await server.graphql(mutation)).toMatchObject({ status: 503, errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    const ready = await server.request({ method: 'GET', url: '/api/health/ready' });
    expect([ready.statusCode, ready.json().code]).toEqual([503, 'UNAVAILABLE']);

    line.goOn();
    await expect.poll(async () => (await projects()).statusCode).toBe(200);
    const answers = await Promise.all(Array.from({ length: 4 * poolSize }, (_, place) => create(`Position ${time} ${place}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect((await ask()).errors).toEqual([]);
  });

  it('a product that is still starting waits for the answer', async () => {
    let [isStarting, silent] = [true, 0];
    const pulse = { everyMs: 5, patienceMs: 20, isStarting: () => isStarting, onSilence: () => silent++ };
    const starting = createPrismaClient({ url: line.url, poolSize: 1, pulse });
    const one = () => starting.$queryRaw`select 1 as one`;
    await one();
    line.hang();
    const late = one();
    // Many times the patience of a product that is open.
    await sleep(500);
    expect(silent).toBe(0);
    line.goOn();
    expect(await late).toEqual([{ one: 1 }]);
    isStarting = false;
    line.hang();
    await expect(one()).rejects.toThrow('does not answer');
    expect(silent).toBeGreaterThan(0);
    line.goOn();
    await starting.$disconnect();
  });

  it('a statement that takes too long counts as one that gets no answer', async () => {
    const slow = client.$transaction([
      client.$executeRaw`set local statement_timeout = '20ms'`,
      client.$queryRaw`select 1 from pg_sleep(30)`,
    ]);
    const { isDatabaseAway } = await import('../../core/failures/recogniseError.ts');
    expect(isDatabaseAway(await slow.catch((error: unknown) => error))).toBe(true);
    const [limit] = await client.$queryRaw<{ limit: string }[]>`select current_setting('statement_timeout') as limit`;
    expect(limit).toEqual({ limit: '1min' });
  });
});
