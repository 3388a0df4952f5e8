import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPrismaClient } from '../../prisma/client.ts';
import type { PrismaClient } from '../../prisma/generated/client.ts';
import { createTestServer, type TestServer } from './testing/createTestServer.ts';
import { type Interruptible, makeInterruptible } from './testing/interruptible.ts';

const mutation = 'mutation { requestSignInCode(input: {email: "ada@example.com"}) { ... on AppError { code } } }';
const query = '{ installation { version } }';

describe('while the database is away', () => {
  let server: TestServer;
  let line: Interruptible;
  let client: PrismaClient;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer({
      persistedOperations: { mutation, query },
      replaceDatabase: async (url) => {
        line = await makeInterruptible(url);
        client = createPrismaClient({ url: line.url, poolSize: 3 });
        return client;
      },
    });
    ({ token } = await server.signIn());
    expect(await ready()).toBe(200);
    expect((await server.request({ method: 'GET', url: '/api/projects', token })).statusCode).toBe(200);
    await line.cut();
  });
  afterAll(async () => {
    await client.$disconnect();
    await line.cut();
    await server.close();
  });

  const ready = async () => (await server.request({ method: 'GET', url: '/api/health/ready' })).statusCode;

  it('the process lives and is not ready', async () => {
    expect((await server.request({ method: 'GET', url: '/api/health/live', token })).statusCode).toBe(200);
    const answer = await server.request({ method: 'GET', url: '/api/health/ready' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'application/problem+json' });
    expect(answer.json().code).toBe('UNAVAILABLE');
  });

  it('REST answers 503 and when to come back', async () => {
    const answer = await server.request({ method: 'GET', url: '/api/projects', token });
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '5']);
    const signIn = await server.request({ method: 'POST', url: '/api/auth/request', payload: { email: 'ada@example.com' } });
    expect([signIn.statusCode, signIn.json().code]).toEqual([503, 'UNAVAILABLE']);
  });

  it('GraphQL answers UNAVAILABLE, before the operation and within', async () => {
    const before = await server.graphql('{ viewer { id } }', { token });
    expect(before).toMatchObject({ status: 503, errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    const within = await server.graphql(mutation);
    expect(within).toMatchObject({ status: 503, errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    expect((await server.graphql(query)).data).toEqual({ installation: { version: '0.0.0' } });
  });

  it('nothing has to be restarted when it is back', async () => {
    await line.mend();
    await expect.poll(ready).toBe(200);
    expect((await server.request({ method: 'GET', url: '/api/projects', token })).statusCode).toBe(200);
    expect((await server.graphql('{ viewer { id } }', { token })).errors).toEqual([]);
  });
});
