import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from './testing/createTestServer.ts';

const askForCode = 'mutation ($input: RequestSignInCodeInput!) { requestSignInCode(input: $input) { __typename } }';

describe('the host', () => {
  let server: TestServer;
  let token: string;
  let address: string;
  const webFolder = mkdtempSync(path.join(tmpdir(), 'noa-site-'));
  const log: string[] = [];
  beforeAll(async () => {
    mkdirSync(path.join(webFolder, 'assets'));
    writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>NOA</title>');
    writeFileSync(path.join(webFolder, '.secret'), 'secret');
    writeFileSync(path.join(webFolder, 'assets', 'app-1a2b.js'), 'run()');
    writeFileSync(path.join(webFolder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('run()'));
    writeFileSync(path.join(webFolder, 'assets', 'pdf.worker.min-1a2b.mjs'), 'run()');
    server = await createTestServer({
      webFolder,
      persistedOperations: { askForCode },
      logger: pino({}, { write: (line: string) => void log.push(line) }),
      change: { testCode: '424242' },
    });
    ({ token } = await server.signIn());
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
    rmSync(webFolder, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => server.request({ method: 'GET', url, headers });

  it('numbers each request, and keeps a number that a proxy gave', async () => {
    expect((await get('/api/health/live')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect((await get('/api/health/live', { 'x-request-id': 'proxy-12345' })).headers['x-request-id']).toBe('proxy-12345');
    expect((await get('/api/health/live', { 'x-request-id': 'a b\tc{evil}' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  it('lets pages run scripts of their own origin only', async () => {
    const { headers } = await get('/noa_analyse/');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*(unsafe|blob|data)/);
    for (const directive of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(headers['content-security-policy']).toContain(`${directive} 'none'`);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('lets the thread that draws PDF pages compile WebAssembly, and do nothing else', async () => {
    const { headers } = await get('/noa_analyse/assets/pdf.worker.min-1a2b.mjs');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self' 'wasm-unsafe-eval';frame-ancestors 'none'",
    );
    expect((await get('/noa_analyse/assets/app-1a2b.js')).headers['content-security-policy']).not.toContain('wasm');
  });

  describe('serves the site', () => {
    it('at its path, to which the root leads', async () => {
      for (const url of ['/', '/noa_analyse']) expect((await get(url)).headers['location']).toBe('/noa_analyse/');
      const index = await get('/noa_analyse/');
      expect(index.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    });

    it('at each address of a screen', async () => {
      for (const url of ['/noa_analyse/review', '/noa_analyse/analysis/7?q=a.b']) {
        const answer = await get(url);
        expect([answer.statusCode, answer.body]).toEqual([200, '<!doctype html><title>NOA</title>']);
      }
    });

    it('with files that never change, compressed beforehand', async () => {
      const answer = await get('/noa_analyse/assets/app-1a2b.js', { 'accept-encoding': 'br' });
      expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
      expect(answer.headers['content-type']).toContain('javascript');
      expect((await get('/noa_analyse/assets/app-1a2b.js')).body).toBe('run()');
    });

    it('also at addresses that name nothing possible', async () => {
      for (const url of ['/noa_analyse/analysis/%00', '/noa_analyse//['])
        expect([url, (await get(url)).statusCode, (await get(url)).body]).toEqual([url, 200, expect.stringContaining('NOA')]);
      const broken = await get('/noa_analyse/analysis/%');
      expect([broken.statusCode, broken.headers.location]).toEqual([302, '/noa_analyse/not-found']);
      for (const url of ['//[', '//noa_analyse/', '/%00', '/api//[', '/graphql/%00'])
        expect([url, (await get(url)).json().code]).toEqual([url, 'NOT_FOUND']);
    });

    it('and nothing that is not there, hidden, or outside', async () => {
      for (const url of [
        '/noa_analyse/assets/gone.js',
        '/noa_analyse/.secret',
        '/noa_analyse/..%2f..%2fetc%2fpasswd.txt',
        '/favicon.ico',
      ]) {
        const answer = await get(url);
        expect(answer.statusCode, url).toBeGreaterThanOrEqual(400);
        expect(answer.body).not.toMatch(/secret|root:/);
      }
    });
  });

  describe('answers with problem documents', () => {
    const post = (url: string, payload: string, headers: Record<string, string>) =>
      server.request({ method: 'POST', url, payload, token, headers });
    const json = { 'content-type': 'application/json' };

    it.each([
      ['an unknown address', () => get('/api/nothing'), 404, 'NOT_FOUND'],
      ['an address that cannot be read', () => get('/api/%E0%A4%A'), 400, 'MALFORMED'],
      ['no token', () => get('/api/projects'), 401, 'UNAUTHENTICATED'],
      ['a token of nobody', () => get('/api/projects', { authorization: 'Bearer noa_s_xxxxxxxx' }), 401, 'UNAUTHENTICATED'],
      ['JSON that is none', () => post('/api/projects', '{"title":', json), 400, 'MALFORMED'],
      [
        'another type',
        () => post('/api/projects', 'title=x', { 'content-type': 'application/x-www-form-urlencoded' }),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ],
      ['too much', () => post('/api/projects', `{"title":"${'x'.repeat(5_000_000)}"}`, json), 413, 'BODY_TOO_LARGE'],
      ['another origin', () => post('/api/projects', '{}', { ...json, origin: 'https://evil.example' }), 403, 'NOT_ALLOWED'],
      [
        'a page of another site',
        () => get('/api/health/live', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }),
        403,
        'NOT_ALLOWED',
      ],
    ])('to %s', async (_what, ask, status, code) => {
      const answer = await ask();
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.json()).toEqual({
        type: `/api/docs#${code}`,
        title: expect.any(String),
        status,
        detail: expect.any(String),
        code,
        errors: [],
        request_id: answer.headers['x-request-id'] ?? expect.any(String),
      });
    });

    it('to a method that the address does not take', async () => {
      const answer = await server.request({ method: 'PUT', url: '/api/projects/7', token });
      expect([answer.statusCode, answer.json().code, answer.headers['allow']]).toEqual([
        405,
        'METHOD_NOT_ALLOWED',
        'DELETE, GET, HEAD, PATCH',
      ]);
      expect((await server.request({ method: 'GET', url: '/graphql' })).statusCode).toBe(405);
    });

    it('also to bytes that are not HTTP', async () => {
      expect(await sendRaw('GET / HTTP/1.1\r\nbroken header\r\n\r\n')).toMatch(
        /^HTTP\/1.1 400 Bad Request[\s\S]*application\/problem\+json[\s\S]*"code":"MALFORMED"/,
      );
    });
  });

  it('takes its own origin, as a browser sends it', async () => {
    const own = await server.request({
      method: 'GET',
      url: '/api/projects',
      token,
      headers: { origin: 'http://localhost:8080', host: 'localhost:8080' },
    });
    expect(own.statusCode).toBe(200);
  });

  it('tells nothing of a bug but its number, and the log the rest', async () => {
    // The same for every path.
    const boom: object = new Proxy(() => undefined, {
      get: (_target, name) => (name === 'then' ? undefined : boom),
      apply: () => Promise.reject(new TypeError('boom')),
    });
    const failing = await createTestServer({
      logger: pino({}, { write: (line: string) => void log.push(line) }),
      replaceDatabase: () => boom as never,
    });
    const { token: any } = await failing.signIn();
    const answer = await failing.request({ method: 'GET', url: '/api/projects', token: any });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({
      code: 'INTERNAL',
      detail: `Something went wrong on our side. Reference: ${String(answer.headers['x-request-id'])}.`,
    });
    expect(answer.body).not.toContain('boom');
    expect(log.find((line) => line.includes('boom'))).toContain(String(answer.headers['x-request-id']));
    await failing.close();
  });

  it('logs neither people nor secrets', async () => {
    await get('/api/projects?q=Ada%20Lovelace', { authorization: `Bearer ${token}` });
    await server.request({ method: 'POST', url: '/api/auth/verify', payload: { email: 'ada@example.com', code: '123456' } });
    await server.graphql(askForCode, {
      variables: { input: { email: 'ada@example.com' } },
    });
    const text = log.join('');
    expect(text).toContain('"route":"/api/projects"');
    for (const secret of ['Lovelace', 'ada@example.com', '123456', token, '127.0.0.1'])
      expect(text.replaceAll(address, '')).not.toContain(secret);
  });

  async function sendRaw(text: string): Promise<string> {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(text);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    return answer;
  }
});
