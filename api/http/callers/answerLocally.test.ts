import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

describe('a server that only this machine can reach', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ graphiql: true, introspection: true, change: { testCode: '424242' } });
  });
  afterAll(() => server.close());

  const ask = (url: string, headers: Record<string, string>) => server.request({ method: 'GET', url, headers });

  it.each(['localhost', 'localhost:4000', 'LOCALHOST.:4000', '127.0.0.1:4000', '127.8.8.8', '[::1]', '[::1]:4000'])(
    'answers to %s',
    async (host) => expect((await ask('/api/health/live', { host })).statusCode).toBe(200),
  );

  it.each([
    'evil.example',
    'evil.example:4000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example@localhost',
    '192.168.0.7:4000',
    '[::2]:4000',
    '::1',
    'localhost:4000:4000',
  ])('does not answer to %s, and says what to set', async (host) => {
    for (const url of ['/api/health/live', '/api/auth/me', '/api/docs', '/noa_analyse/', '/nothing']) {
      const answer = await ask(url, { host, accept: 'text/html' });
      expect([url, answer.statusCode]).toEqual([url, 421]);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json().detail).toMatch(/set NOA_PUBLIC_URL .* and NOA_SIGNIN_ALLOW/);
    }
    const { body } = await ask('/graphql', { host });
    expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'NOT_LOCAL' } }] });
    const signIn = { email: 'eve@example.com', code: '424242' };
    const answer = await server.request({ method: 'POST', url: '/api/auth/verify', payload: signIn, headers: { host } });
    expect(answer.json()).toMatchObject({ code: 'NOT_LOCAL', status: 421 });
  });

  it('does not answer others through a proxy on this machine', async () => {
    const local = { host: '127.0.0.1:4000' };
    expect((await ask('/graphql', { ...local, 'x-forwarded-host': 'noa.example.com' })).statusCode).toBe(421);
    expect((await ask('/graphql', { ...local, 'x-forwarded-for': '203.0.113.7' })).statusCode).toBe(421);
    expect((await ask('/api/health/live', { ...local, 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(200);
  });
});

describe('a server that others reach', () => {
  it('answers under any name', async () => {
    const server = await createTestServer({ local: false });
    const answer = await server.request({ method: 'GET', url: '/api/health/live', headers: { host: 'noa.example.com' } });
    expect(answer.statusCode).toBe(200);
    await server.close();
  });
});
