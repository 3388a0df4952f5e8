import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBulk } from '../../core/bulk/startBulk.ts';
import type { Ctx } from '../../core/context.ts';
import { createCandidates } from '../../core/testing/createCandidates.ts';
import { drainQueue } from '../../core/testing/drainQueue.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { createTestServer, type TestServer } from '../http/testing/createTestServer.ts';

describe('every call of REST', () => {
  let server: TestServer;
  let token: string;
  let ctx: Ctx;
  let projectId: string;
  let ids: string[];
  beforeAll(async () => {
    server = await createTestServer({
      plugins: builtInPlugins,
      corsOrigins: ['https://app.example.com'],
      rates: { requests: 10_000 },
    });
    ({ token, ctx } = await server.signIn());
    const made = await createCandidates(ctx, 50, (index) => ({ title: `Engineer ${index}`, skills: ['Python', 'SQL'] }));
    projectId = made.projectId;
    ids = made.candidates.map(({ id }) => id);
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) => server.request({ method: 'GET', url, token, headers });
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    server.request({ method: 'POST', url, token, payload, headers });
  const list = () => `/api/projects/${projectId}/candidates?limit=20`;

  describe('tags its answer', () => {
    it('and answers 304 to a caller who has it, until it changes', async () => {
      const first = await get(`/api/candidates/${ids[0]}`);
      const tag = String(first.headers.etag);
      expect(tag).toMatch(/^"[\w-]{20,}"$/);
      const again = await get(`/api/candidates/${ids[0]}`, { 'if-none-match': `"other", ${tag}` });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
      expect(again.headers).not.toHaveProperty('content-type');
      await server.request({ method: 'PATCH', url: `/api/candidates/${ids[0]}`, token, payload: { location: 'Oslo' } });
      const changed = await get(`/api/candidates/${ids[0]}`, { 'if-none-match': tag });
      expect([changed.statusCode, changed.json().location]).toEqual([200, 'Oslo']);
    });

    it('but lets no browser and no proxy keep it', async () => {
      const tag = String((await get(`/api/candidates/${ids[0]}`)).headers.etag);
      for (const answer of [
        await get(`/api/candidates/${ids[0]}`),
        await get(`/api/candidates/${ids[0]}`, { 'if-none-match': tag }),
        await get(list()),
        await get(`/api/projects/${projectId}/candidates?q=nobody`),
        await get('/api/changes'),
        await post(`/api/projects/${projectId}/candidates/export`, { format: 'csv' }),
      ])
        expect([answer.statusCode < 400, answer.headers['cache-control']]).toEqual([true, 'no-store']);
    });

    it('by its encoding', async () => {
      const plain = await get(list());
      const packed = await get(list(), { 'accept-encoding': 'gzip' });
      expect(packed.headers.etag).toBe(String(plain.headers.etag).replace(/"$/, '-gzip"'));
      expect(packed.headers.vary).toContain('accept-encoding');
      for (const answer of [plain, packed])
        expect((await get(list(), { 'accept-encoding': 'gzip', 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(
          304,
        );
    });

    it('but only when it is a read that succeeded', async () => {
      for (const answer of [await get('/api/projects/nothing'), await post('/api/projects', { title: 'Tagless' })])
        expect(answer.headers).not.toHaveProperty('etag');
    });
  });

  describe('is compressed', () => {
    const unpack: Record<string, (answer: LightMyRequestResponse) => string> = {
      gzip: ({ rawPayload }) => gunzipSync(rawPayload).toString(),
      br: ({ rawPayload }) => brotliDecompressSync(rawPayload).toString(),
    };

    it.each(['gzip', 'br'])('by %s where the caller takes it', async (encoding) => {
      const plain = await get(list());
      const packed = await get(list(), { 'accept-encoding': encoding });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
      expect(unpack[encoding]?.(packed)).toBe(plain.body);
    });

    it('while it is written', async () => {
      const answer = await post(`/api/projects/${projectId}/candidates/export`, { format: 'csv' }, { 'accept-encoding': 'br' });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(unpack['br']?.(answer).split('\n').length).toBeGreaterThan(ids.length);
    });

    it('unless it is small or an event stream', async () => {
      const { id } = await startBulk(ctx, { kind: 'moveStage', selection: { ids: [ids[0] ?? ''] }, input: { stage: 'OFFER' } });
      await drainQueue(server);
      const packed = { 'accept-encoding': 'br, gzip' };
      const answers = [
        await get('/api/auth/me', packed),
        await get(`/api/bulk/${id}/sse`, packed),
        await post('/api/tokens', { name: 'CI', scopes: ['read'] }, packed),
        await post(`/api/bulk/${id}/ticket`, {}, packed),
      ];
      for (const answer of answers)
        expect([answer.statusCode < 300, answer.headers['content-encoding']]).toEqual([true, undefined]);
    });
  });

  describe('may be made by pages', () => {
    const origin = 'https://app.example.com';

    it('of the origins that the operator names, without credentials', async () => {
      const asked = await server.request({
        method: 'OPTIONS',
        url: '/api/candidates/1',
        headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'authorization' },
      });
      expect(asked.statusCode).toBe(204);
      expect(asked.headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': expect.stringContaining('PATCH'),
        'access-control-allow-headers': 'authorization',
      });
      const answer = await get(list(), { origin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['access-control-allow-origin']).toBe(origin);
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
      const exposed = String(answer.headers['access-control-expose-headers']).split(', ');
      for (const name of ['link', 'etag', 'retry-after', 'ratelimit-remaining', 'x-request-id']) expect(exposed).toContain(name);
      for (const name of ['link', 'etag', 'ratelimit-remaining', 'x-request-id']) expect(answer.headers).toHaveProperty(name);
      expect(answer.headers.vary).toMatch(/origin/i);
    });

    it('of no other origin', async () => {
      const answer = await get(list(), { origin: 'https://evil.example' });
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    });
  });

  it('tells how many more may follow, and names the next page', async () => {
    const answer = await get(list());
    expect(Number(answer.headers['ratelimit-remaining'])).toBeLessThan(Number(answer.headers['ratelimit-limit']));
    expect(answer.headers.link).toMatch(/^<\/api\/projects\/.+>; rel="next"$/);
  });

  it('has one effect, however often and however many at once repeat it with its key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { candidate_id: ids[1], type: 'note', note: 'Once.' };
    const answers: LightMyRequestResponse[] = [];
    for (let group = 0; group < 50; group++)
      answers.push(...(await Promise.all(Array.from({ length: 20 }, () => post('/api/activities', body, headers)))));
    expect(await ctx.db.activity.count({ where: { candidateId: ids[1] ?? '' } })).toBe(1);
    const [made, ...others] = answers.filter(({ statusCode }) => statusCode === 201);
    expect(others.length).toBeGreaterThanOrEqual(49 * 20);
    for (const other of others) expect([other.json(), other.headers['idempotent-replayed']]).toEqual([made?.json(), 'true']);
    for (const refused of answers.filter(({ statusCode }) => statusCode !== 201))
      expect([refused.json().code, refused.headers['retry-after']]).toEqual(['REQUEST_RUNNING', '1']);
    const another = await post('/api/activities', { ...body, note: 'Twice.' }, headers);
    expect([another.statusCode, another.json().code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('gives a file again to who asks again with the same key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const files = [1, 2].map(() => () => post(`/api/projects/${projectId}/candidates/export`, { format: 'csv' }, headers));
    const [first, second] = [await files[0]?.(), await files[1]?.()];
    expect(first?.body.length).toBeGreaterThan(1000);
    expect(second?.body).toBe(first?.body);
  });
});
