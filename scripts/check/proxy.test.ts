import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../prisma/embedded/freePort.ts';

const file = path.resolve(import.meta.dirname, '../../compose.yaml');
const compose = parse(readFileSync(file, 'utf8'), { merge: true }) as { configs: { proxy: { content: string } } };
const installed = spawnSync('caddy', ['version']).status === 0;

/** Debian's package `caddy` brings the program. */
describe.skipIf(!installed)('the proxy of compose.yaml', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const serve = async (answer: RequestListener) => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const startProxy = async (server1: string, server2: string) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'noa-proxy-'));
    const site = compose.configs.proxy.content
      .replaceAll('$$', '$')
      .replace('server1:4000', server1)
      .replace('server2:4000', server2);
    writeFileSync(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
    const url = `http://127.0.0.1:${await freePort()}`;
    const proxy = spawn('caddy', ['run', '--config', 'Caddyfile'], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, NOA_PUBLIC_URL: url },
      stdio: 'ignore',
    });
    closing.push(async () => {
      proxy.kill();
      await once(proxy, 'exit');
      rmSync(folder, { recursive: true, force: true });
    });
    await expect
      .poll(() =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    return url;
  };

  it('says itself who the client is, and drops what the client says', async () => {
    const echo = await serve(({ headers }, answer) => answer.end(JSON.stringify(headers)));
    const url = await startProxy(echo, echo);
    const headers = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-host': 'elsewhere.example.com' };
    const seen = (await (await fetch(url, { headers })).json()) as Record<string, string>;
    expect(seen).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(url).host,
      'x-forwarded-proto': 'http',
    });
  });

  it('passes each event on before the next one is there', async () => {
    const received = new EventTarget();
    const server = await serve(({ url }, answer) => {
      if (url !== '/events') return void answer.end();
      answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
      received.addEventListener('first', () => answer.end('data: 2\n\n'));
    });
    const { body } = await fetch(`${await startProxy(server, server)}/events`);
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toBe('data: 1\n\n');
    received.dispatchEvent(new Event('first'));
    expect((await reader.read()).value).toBe('data: 2\n\n');
  });

  it('asks the other server when one is away', async () => {
    const server = await serve((_, answer) => answer.end('here'));
    const url = await startProxy(`127.0.0.1:${await freePort()}`, server);
    const answers = await Promise.all(Array.from({ length: 20 }, async () => (await fetch(url)).text()));
    expect(new Set(answers)).toEqual(new Set(['here']));
  });
});
