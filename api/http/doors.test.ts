import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RouteOptions } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { contractCalls } from './testing/contract/contractCalls.ts';
import { createTestServer } from './testing/createTestServer.ts';
import { streamDoors } from './testing/streamDoors.ts';

/** Routes that REST's document does not describe, and why. */
const hidden: Readonly<Record<string, string>> = {
  'GET /': 'leads to the web app',
  'GET /noa_analyse': 'the web app',
  'GET /noa_analyse/*': 'the web app',
  'GET /graphql': "GraphQL's explorer",
  'GET /mcp': 'refused: the protocol here has no stream',
  'POST /mcp': 'tools for assistants: mcp.test.ts',
  'DELETE /mcp': 'refused: the protocol here has no sessions',
  'GET /api/openapi.json': 'the document itself',
};
/** The page that shows the document. */
const isDocs = (door: string) => /^GET \/api\/docs(?:\/|$)/.test(door);
const isPage = (door: string) => isDocs(door) || /^GET \/(?:noa_analyse\/?\*?)?$/.test(door);

describe('the doors of the server', async () => {
  const webFolder = mkdtempSync(path.join(tmpdir(), 'noa-doors-'));
  writeFileSync(path.join(webFolder, 'index.html'), '<!doctype html><title>NOA</title>');
  const found = new Set<string>();
  const onRoute = ({ method, url }: RouteOptions) => {
    // Every GET is answered to HEAD too.
    for (const each of [method].flat()) if (each !== 'HEAD') found.add(`${each} ${url}`);
  };
  const server = await createTestServer({ webFolder, graphiql: true, onRoute });
  afterAll(async () => {
    await server.close();
    rmSync(webFolder, { recursive: true });
  });
  const doors = [...found];
  const contract = new Set(Object.keys(contractCalls).map((call) => call.replaceAll(/\{(\w+)\}/g, ':$1')));
  const { token } = await server.signIn();

  it('each are of one kind, and so are tested as what they are', () => {
    const isStream = (door: string) => (streamDoors as readonly string[]).includes(door);
    const kinds = (door: string) => [
      ...(isStream(door) ? ['stream'] : []),
      ...(contract.has(door) && !isStream(door) ? ['contract'] : []),
      ...(door in hidden || isDocs(door) ? ['hidden'] : []),
    ];
    expect(doors.filter((door) => kinds(door).length !== 1)).toEqual([]);
    expect([...contract, ...streamDoors, ...Object.keys(hidden)].filter((door) => !found.has(door))).toEqual([]);
  });

  it.each(doors.filter((door) => !isPage(door)))(
    'let no browser and no proxy keep what they refuse or answer: %s',
    async (door) => {
      const [method, url = ''] = door.split(' ');
      for (const by of [null, token]) {
        const answer = await server.request({
          method,
          url: url.replaceAll(/:\w+/g, 'nothing'),
          token: by,
          ...(method !== 'GET' && { payload: {} }),
        });
        expect(answer.headers['cache-control']).toContain('no-store');
      }
    },
  );

  it.each([
    ['/graphql', { query: '{ viewer { email } }' }],
    ['/graphql', { query: 'subscription { nothing }' }],
    ['/graphql/streams', { operations: { a: { query: '{ viewer { email } }' } } }],
    ['/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }],
  ])('let nobody keep what GraphQL, streams and tools answer: %s %j', async (url, payload) => {
    const headers = { accept: 'application/json, text/event-stream' };
    const answer = await server.request({ method: 'POST', url, token, payload, headers });
    expect(answer.headers['cache-control']).toContain('no-store');
  });
});
