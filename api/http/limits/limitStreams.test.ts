import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBulk } from '../../../core/bulk/startBulk.ts';
import { createCandidates } from '../../../core/testing/createCandidates.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { type StreamDoor, streamDoors } from '../testing/streamDoors.ts';
import { limitStreams } from './limitStreams.ts';

const query = 'subscription { jobUpdated { kind } }';

describe('the event streams of a user', () => {
  let server: TestServer;
  let address: string;
  let jobId: string;
  let token: string;
  let leave = new AbortController();
  beforeAll(async () => {
    server = await createTestServer({});
    const signedIn = await server.signIn();
    token = signedIn.token;
    const { candidates } = await createCandidates(signedIn.ctx, 1);
    const selection = { ids: candidates.map(({ id }) => id) };
    jobId = (await startBulk(signedIn.ctx, { kind: 'moveStage', selection, input: { stage: 'OFFER' } })).id;
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    leave.abort();
    leave = new AbortController();
  });
  afterAll(() => server.close());

  const open = (url: string, body: object | null, { of = token, signal = leave.signal } = {}) =>
    fetch(`${address}${url}`, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${of}`,
        accept: 'text/event-stream',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal,
    });
  const many = (count: number) => ({
    operations: Object.fromEntries(Array.from({ length: count }, (_, index) => [`o${index}`, { query }])),
  });
  const doors: Record<StreamDoor, () => Promise<Response>> = {
    'POST /graphql': () => open('/graphql', { query }),
    'POST /graphql/streams': () => open('/graphql/streams', many(1)),
    'GET /api/bulk/:id/sse': () => open(`/api/bulk/${jobId}/sse`, null),
  };

  it('are forty at once, over all doors together; the next is refused until one ends', async () => {
    const one = new AbortController();
    expect((await open('/graphql/streams', many(1), { signal: one.signal })).status).toBe(200);
    for (let index = 1; index < 40; index++) expect((await doors[streamDoors[index % 3] ?? 'POST /graphql']()).status).toBe(200);
    for (const door of Object.values(doors)) {
      const refused = await door();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
      expect(await refused.text()).toContain('TOO_MANY_STREAMS');
    }
    const { token: other } = await server.signIn();
    expect((await open('/graphql', { query }, { of: other })).status).toBe(200);
    one.abort();
    await expect.poll(async () => (await doors['POST /graphql/streams']()).status).toBe(200);
  });

  it('are forty operations at once, in however few connections they come', async () => {
    const one = new AbortController();
    expect((await open('/graphql/streams', many(20), { signal: one.signal })).status).toBe(200);
    expect((await open('/graphql/streams', many(19))).status).toBe(200);
    expect((await open('/graphql/streams', many(2))).status).toBe(429);
    expect((await doors['POST /graphql']()).status).toBe(200);
    for (const door of Object.values(doors)) expect((await door()).status).toBe(429);
    one.abort();
    await expect.poll(async () => (await open('/graphql/streams', many(20))).status).toBe(200);
    expect((await doors['POST /graphql']()).status).toBe(429);
  });

  it('do not count what has ended', async () => {
    for (let index = 0; index < 50; index++) expect((await open('/graphql', { query: '{ viewer { id } }' })).status).toBe(200);
  });
});

describe('the event streams of callers who are not signed in', () => {
  it('are counted for their network, like everything else', async () => {
    const app = Fastify();
    limitStreams(app);
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    app.get('/', async (_request, reply) => {
      app.countStream(reply, { viewer: null });
      await ended;
      return 'ended';
    });
    const ask = async (remoteAddress: string) => app.inject({ url: '/', remoteAddress });
    const open = Array.from({ length: 40 }, (_, index) => ask(`2001:db8::${(index + 1).toString(16)}`));
    expect((await ask('2001:db8::ffff')).json()).toMatchObject({ code: 'TOO_MANY_STREAMS' });
    const elsewhere = ask('2001:db8:0:1::1');
    end();
    expect((await Promise.all([...open, elsewhere])).map(({ statusCode }) => statusCode)).toEqual(Array(41).fill(200));
    await app.close();
  });
});
