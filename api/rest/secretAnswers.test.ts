import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../http/testing/createTestServer.ts';

const description = 'What the sender chose. '.repeat(8);
const calls = [
  { url: '/api/tokens', field: 'token', payload: { name: 'CI', scopes: ['read'] } },
  {
    url: '/api/webhooks',
    field: 'secret',
    payload: { url: `https://hook.example.com/${'a'.repeat(1_500)}`, events: ['job.finished'], description },
  },
];

describe('an answer with a secret', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer();
    ({ token } = await server.signIn());
  });
  afterAll(() => server.close());

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    server.request({ method: 'POST', url, token, payload, headers });

  it.each(calls)('of $url is neither compressed nor cached', async ({ url, payload }) => {
    const answer = await post(url, payload, { 'accept-encoding': 'br, gzip' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(calls)(
    'of $url is repeated for the same key, and stands in the database only sealed',
    async ({ url, field, payload }) => {
      const key = { 'idempotency-key': `the same ${url}` };
      const [first, again] = [await post(url, payload, key), await post(url, payload, key)];
      expect(first.json()[field]).toEqual(expect.any(String));
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
      const { body } = await server.ctx.db.idempotencyKey.findFirstOrThrow({ where: { key: key['idempotency-key'] } });
      expect(JSON.stringify(body)).not.toContain(first.json()[field]);
    },
  );

  it('is told from answers without one: those are compressed', async () => {
    for (let many = 0; many < 12; many++) await post('/api/projects', { title: `Engineer ${many}`, description });
    const { headers } = await server.request({
      method: 'GET',
      url: '/api/projects',
      token,
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers['content-encoding']).toBe('br');
  });
});
