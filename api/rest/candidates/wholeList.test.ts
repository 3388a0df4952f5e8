import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../core/context.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createPrismaClient } from '../../../prisma/client.ts';
import { seedCandidates } from '../../../scripts/seed/seedCandidates.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

const count = 2_600;
/** Calls of `readRankedRows`; the first chunk has 500 rows. */
const readsRows = /json_agg\(listed\)/;

describe('the whole list of a position over REST', () => {
  let server: TestServer;
  let token: string;
  let projectId: string;
  let reads = 0;
  /** Reading rows waits for this. */
  let beforeRead: () => Promise<void> = async () => {};
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins, replaceDatabase: watchReads });
    ({ token } = await server.signIn());
    ({ id: projectId } = await seedCandidates(server.ctx, { position: 'Backend Engineer', count }));
  });
  afterAll(() => server.close());

  function watchReads(url: string): Ctx['db'] {
    const client = createPrismaClient({ url });
    return client.$extends({
      query: {
        async $queryRaw({ args, query }) {
          if (readsRows.test(args.sql)) {
            reads++;
            await beforeRead();
          }
          return query(args);
        },
      },
    }) as unknown as Ctx['db'];
  }

  const address = (query = '') => `/api/projects/${projectId}/candidates${query}`;

  it('has everybody once, in the order of the pages, in statements of a few hundred rows', async () => {
    reads = 0;
    const whole = (await server.request({ method: 'GET', url: address(), token })).json();
    expect(reads).toBe(Math.ceil(count / 500));
    expect(whole.total).toBe(count);
    const pages: unknown[] = [];
    for (let next: string | undefined = address('?limit=500'); next; ) {
      const page = await server.request({ method: 'GET', url: next, token });
      pages.push(...page.json().items);
      next = /^<([^>]+)>/.exec(String(page.headers['link'] ?? ''))?.[1];
    }
    expect(whole.items).toEqual(pages);
  });

  it('is empty for a position without candidates', async () => {
    const data = { title: 'New', department: 'D', location: 'L', type: 'Full-time', level: 'Senior Level' };
    const { id } = await server.ctx.db.project.create({ data });
    const answer = await server.request({ method: 'GET', url: `/api/projects/${id}/candidates`, token });
    expect(answer.json()).toEqual({ items: [], total: 0 });
  });

  it('refuses a wrong question before it begins', async () => {
    const answer = await server.request({ method: 'GET', url: address('?sort=luck'), token });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'INVALID_INPUT']);
  });

  it('is no longer read once its caller has left', async () => {
    reads = 0;
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    let leave = () => {};
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    beforeRead = () => (reads > 1 ? left : Promise.resolve());
    // Not `once(socket, 'close')`: it fails where the caller's leaving arrives as a reset.
    const closed = new Promise((resolve) => {
      server.app.server.once('connection', (socket) => socket.once('close', resolve));
    });
    const request = get({ port, path: address(), headers: { authorization: `Bearer ${token}` } });
    const [answer] = await once(request, 'response');
    await once(answer, 'data');
    request.destroy();
    await closed;
    leave();
    // Closing waits for chunks that are still being read ahead.
    await server.app.close();
    expect(reads).toBeLessThanOrEqual(4);
  });
});
