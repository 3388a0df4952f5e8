import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { skillsFacet } from '../../../plugins/facets/skills/skillsFacet.ts';
import { projectFolder } from '../../../prisma/projectFolder.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

const file = path.join(projectFolder(), 'schema', 'persistedOperations.json');
const persistedOperations = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const count = 400;

let server: TestServer;
let token: string;
let id: string;
beforeAll(async () => {
  server = await createTestServer({ plugins: [skillsFacet], persistedOperations });
  ({ token } = await server.signIn());
  const { db } = server.ctx;
  const project = await db.project.create({
    data: { title: 'Engineer', department: 'Engineering', location: 'Remote', type: 'Full-time', level: 'Senior Level' },
  });
  id = btoa(`Project:${project.id}`);
  await db.candidate.createMany({
    data: Array.from({ length: count }, (_, index) => ({ projectId: project.id, fullName: `Ann ${index}`, experienceYears: 3 })),
  });
});
afterAll(() => server.close());

/** Sends one of the web app's operations as the web app does. */
function send(name: string, variables: object, encoding = 'br, gzip') {
  const [hash, text] = Object.entries(persistedOperations).find(([, one]) => one.startsWith(`query ${name}(`)) ?? [];
  return {
    text: text ?? '',
    answer: post({ operationName: name, variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }, encoding),
  };
}

const post = (payload: object, encoding = 'br, gzip') =>
  server.request({ method: 'POST', url: '/graphql', token, payload, headers: { 'accept-encoding': encoding } });

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('the table of a position is compressed by %s', async (encoding, unpack) => {
  const plain = await send('fetchTableQuery', { id }, 'identity').answer;
  expect(plain.json().data.node.scoreMatrix).toMatchObject({ count });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await send('fetchTableQuery', { id }, encoding).answer;
  expect(packed.headers).toMatchObject({ 'content-encoding': encoding, 'cache-control': 'no-store' });
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length * 0.7);
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
});

it('no other answer is, however long: neither the same operation as a text, nor another one of the web app', async () => {
  const { text } = send('fetchTableQuery', { id });
  const ids = Array.from({ length: 20 }, () => id);
  const answers = [
    await post({ operationName: 'fetchTableQuery', query: text, variables: { id } }),
    await post({ query: '{ projects(first: 1) { edges { node { candidates(first: 100) { edges { node { fullName } } } } } } }' }),
    await send('useNamesQuery', { ids }).answer,
  ];
  for (const { headers, body } of answers) {
    expect(body).not.toContain('"errors"');
    expect(body.length).toBeGreaterThan(1024);
    expect(headers['content-encoding']).toBeUndefined();
  }
});
