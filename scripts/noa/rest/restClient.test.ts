import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRestClient, type RestClient } from './restClient.ts';

interface Answer {
  /** 0 breaks the connection. */
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

describe('the REST client', () => {
  let server: Server;
  let url: string;
  let answers: Answer[];
  let seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[];
  let waits: number;
  beforeEach(async () => {
    seen = [];
    waits = 0;
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => void (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        const { status, headers, body: sent } = answers.shift() ?? { status: 200, body: {} };
        if (status === 0) request.socket.destroy();
        else response.writeHead(status, headers).end(sent === undefined ? undefined : JSON.stringify(sent));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const client = (change: Partial<Parameters<typeof createRestClient>[0]> = {}): RestClient =>
    createRestClient({
      url,
      token: 'secret',
      version: '1.2.3',
      signal: new AbortController().signal,
      onWait: () => void waits++,
      ...change,
    });
  const Any = z.object({ ok: z.boolean() });

  it('sends the token, and checks the answer', async () => {
    answers = [{ status: 200, body: { ok: true, more: 1 } }];
    expect(await client().get('/projects', Any)).toEqual({ ok: true });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/projects' });
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'user-agent': 'noa/1.2.3' });
    answers = [{ status: 200, body: { other: true } }];
    await expect(client().get('/projects', Any)).rejects.toMatchObject({ exit: 'unreachable' });
  });

  it('asks a busy server again when that says so, with the same key', async () => {
    answers = [
      { status: 429, headers: { 'retry-after': '0' } },
      { status: 503, headers: { 'retry-after': '0' } },
      { status: 0 },
      { status: 201, body: { ok: true } },
    ];
    expect(await client().post('/things', { a: 1 }, Any)).toEqual({ ok: true });
    expect(seen.map(({ body }) => body)).toEqual(Array.from({ length: 4 }, () => '{"a":1}'));
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(waits).toBe(1);
  });

  it('takes a conflict after a lost answer for the first attempt still running', async () => {
    answers = [{ status: 0 }, { status: 409, headers: { 'retry-after': '0' } }, { status: 201, body: { ok: true } }];
    expect(await client().post('/things', {}, Any)).toEqual({ ok: true });
    answers = [{ status: 409, body: { detail: 'Changed meanwhile.', code: 'CONFLICT' } }];
    await expect(client().post('/things', {}, Any)).rejects.toMatchObject({ exit: 'refused', message: 'Changed meanwhile.' });
  });

  it('gives up on a server that stays away, and says what to do', async () => {
    const away = client({ url: 'http://127.0.0.1:9', patienceMs: 1 });
    await expect(away.get('/projects', Any)).rejects.toMatchObject({
      exit: 'unreachable',
      message: expect.stringContaining('No answer from http://127.0.0.1:9'),
      nextStep: expect.stringContaining('npm start'),
    });
  });

  it.each([
    [401, 'UNAUTHENTICATED', 'notSignedIn'],
    [403, 'SCOPE_MISSING', 'notSignedIn'],
    [404, 'NOT_FOUND', 'refused'],
    [500, 'INTERNAL', 'unreachable'],
  ])('shows a problem of status %i by its detail and fields', async (status, code, exit) => {
    const errors = [{ pointer: '/title', message: 'Type a title.' }];
    answers = [{ status, body: { detail: 'That is not possible.', code, errors } }];
    await expect(client().get('/x', Any)).rejects.toMatchObject({
      exit,
      message: 'That is not possible.\n  title: Type a title.',
    });
  });

  it('says when what answers is not NOA', async () => {
    answers = [{ status: 404, body: 'nothing here' }];
    await expect(client().get('/x', Any)).rejects.toMatchObject({ message: expect.stringContaining('perhaps not NOA') });
  });

  it('stops at once when interrupted', async () => {
    const interrupt = new AbortController();
    answers = [{ status: 503, headers: { 'retry-after': '3600' } }];
    const asking = client({ signal: interrupt.signal, patienceMs: 3_600_000, onWait: () => interrupt.abort() }).get('/x', Any);
    await expect(asking).rejects.toMatchObject({ exit: 'interrupted' });
  });
});
