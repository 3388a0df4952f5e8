import { get } from 'node:http';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '../../../core/bulk/createJob.ts';
import type { Ctx } from '../../../core/context.ts';
import { createRandom } from '../../../scripts/seed/random.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

const cuts = 50;

describe('an event stream behind a proxy that cuts connections', () => {
  let server: TestServer;
  let proxy: Server;
  let port: number;
  let cut = 0;
  let token: string;
  let ctx: Ctx;
  beforeAll(async () => {
    server = await createTestServer({ rates: { requests: 10_000 } });
    const upstream = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const random = createRandom(7);
    proxy = createServer((client) => {
      const target = connect(upstream, '127.0.0.1');
      client.pipe(target);
      // Some cuts fall into the headers, most into the events.
      let left = cut < cuts ? random.below(1_600) : Number.POSITIVE_INFINITY;
      target.on('data', (bytes) => {
        if (bytes.length < left) client.write(bytes);
        else client.write(bytes.subarray(0, left), () => client.destroy());
        if (left > 0 && bytes.length >= left) cut += 1;
        left = Math.max(0, left - bytes.length);
      });
      target.on('close', () => client.end());
      client.on('close', () => target.destroy());
      for (const socket of [client, target]) socket.on('error', () => socket.destroy());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    ({ port } = proxy.address() as AddressInfo);
    ({ token, ctx } = await server.signIn());
  });
  afterAll(async () => {
    await new Promise((resolve) => proxy.close(resolve));
    await server.close();
  });

  /** Reads until the connection ends or breaks. Returns the complete events. */
  function read(path: string, headers: Record<string, string>): Promise<{ id: number; state: string }[]> {
    return new Promise((resolve) => {
      let text = '';
      const finish = () => {
        const whole = text.slice(0, text.lastIndexOf('\n\n') + 2);
        resolve(
          [...whole.matchAll(/id: (\d+)\ndata: (.+)\n\n/g)].map(([, id, data = '']) => ({ id: Number(id), ...JSON.parse(data) })),
        );
      };
      const request = get({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('error', () => {}).on('close', finish);
      });
      request.on('error', finish);
    });
  }

  async function openByTicket(path: string, last: number) {
    const { ticket } = (await server.request({ method: 'POST', url: path.replace(/sse$/, 'ticket'), token })).json();
    return read(`${path}?ticket=${ticket}`, { 'last-event-id': String(last) });
  }

  it.each([
    ['a bearer', (path: string, last: number) => read(path, { authorization: `Bearer ${token}`, 'last-event-id': String(last) })],
    ['tickets', openByTicket],
  ])('never misses the end of the job, with %s', async (_what, open) => {
    cut = 0;
    const { id } = await ctx.db.$transaction((tx) =>
      createJob(tx, { kind: 'moveStage', ownerId: ctx.viewer?.userId ?? '', projectId: null, total: 1_000, now: ctx.now() }),
    );
    const advance = async (change: object) => {
      const { version } = await ctx.db.bulkJob.update({
        where: { id },
        data: { version: { increment: 1 }, completed: { increment: 1 }, ...change },
      });
      server.ctx.events.publish('job', { id, version });
    };
    const working = (async () => {
      while (cut < cuts) {
        await advance({ state: 'PROGRESS' });
        await setImmediate();
      }
      await advance({ state: 'SUCCESS', finishedAt: ctx.now() });
    })();
    const seen: { id: number; state: string }[] = [];
    let connections = 0;
    while (seen.at(-1)?.state !== 'SUCCESS') {
      connections += 1;
      seen.push(...(await open(`/api/bulk/${id}/sse`, seen.at(-1)?.id ?? -1)));
    }
    await working;
    expect(connections).toBeGreaterThan(cuts);
    const ids = seen.map((event) => event.id);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
    expect(ids.length).toBeGreaterThan(5);
  });
});
