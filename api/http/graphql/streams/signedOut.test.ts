import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Ctx } from '../../../../core/context.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import type { StreamDoor } from '../../testing/streamDoors.ts';

/** Of the event loop; a caller's leaving takes a few. */
const mostTurns = 500_000;

const query = 'subscription { jobUpdated { id } }';

describe('the open streams of who may no longer read them', () => {
  let server: TestServer;
  let address: string;
  let allowed: string[] | null = null;
  beforeAll(async () => {
    server = await createTestServer({ change: { signInAllow: () => allowed } });
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    allowed = null;
    vi.useRealTimers();
  });
  afterAll(() => server.close());

  const post = (path: string, token: string, body: object) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });

  const doors: Record<StreamDoor, (token: string, ctx: Ctx) => Promise<Response>> = {
    'POST /graphql': (token) => post('/graphql', token, { query }),
    'POST /graphql/streams': (token) => post('/graphql/streams', token, { operations: { a: { query } } }),
    // With a ticket.
    'GET /api/bulk/:id/sse': async (token, ctx) => {
      const { id } = await ctx.db.bulkJob.create({ data: { kind: 'archive', total: 3, ownerId: ctx.viewer?.userId ?? '' } });
      const { ticket } = (await server.request({ method: 'POST', url: `/api/bulk/${id}/ticket`, token })).json();
      return fetch(`${address}/api/bulk/${id}/sse?ticket=${ticket}`);
    },
  };

  it.each(Object.entries(doors))('end without any event: %s', async (_door, open) => {
    // No heartbeat comes, at which a stream would notice that its caller has gone.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    const { token, ctx } = await server.signIn('gone@example.com');
    const other = await server.signIn('stays@example.com');
    const [stream, kept] = [await open(token, ctx), await open(other.token, other.ctx)];
    await expect.poll(() => server.openStreams()).toBe(2);
    allowed = ['stays@example.com'];
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await stream.text()).not.toContain('error');
    await expect.poll(() => server.openStreams()).toBe(1);
    await kept.body?.cancel();
    // Not `expect.poll`, which would let time pass for the timers.
    for (let turn = 0; turn < mostTurns && server.openStreams() > 0; turn++) await setImmediate();
    expect(server.openStreams()).toBe(0);
  });

  it('end when the session was ended elsewhere', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { token, ctx } = await server.signIn('elsewhere@example.com');
    const stream = await post('/graphql', token, { query });
    await ctx.db.session.updateMany({ where: { userId: ctx.viewer?.userId ?? '' }, data: { revokedAt: new Date() } });
    await vi.advanceTimersByTimeAsync(5_000);
    await stream.text();
    await expect.poll(() => server.openStreams()).toBe(0);
  });
});
