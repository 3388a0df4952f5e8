import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../api/http/testing/createTestServer.ts';
import { hiddenPaths } from './hiddenDoors.ts';
import type { Contract } from './hostileRequests.ts';

describe('the doors of the server', () => {
  const served = new Set<string>();
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ onRoute: ({ url }) => void served.add(url) });
  });
  afterAll(() => server.close());

  it('are all attacked: those of the contract, and the named ones that it leaves out', async () => {
    const { paths } = (await server.request({ method: 'GET', url: '/api/openapi.json' })).json<Contract>();
    const known = new Set([...Object.keys(paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1')), ...hiddenPaths]);
    expect(served.size).toBeGreaterThan(80);
    expect([...served].filter((path) => !known.has(path) && !path.startsWith('/api/docs'))).toEqual([]);
  });
});
