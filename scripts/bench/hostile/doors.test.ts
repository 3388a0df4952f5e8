import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../api/http/testing/createTestServer.ts';
import { hiddenPaths } from './hiddenDoors.ts';
import type { Contract } from './hostileRequests.ts';

/** The paths of a printed tree of routes: each level is four characters further in. */
function pathsOf(printed: string): string[] {
  const open: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (\S*)(?: \((.+)\))?/u.exec(line) ?? [];
    if (part === '') return [];
    open.splice(indent.length / 4);
    open.push(part);
    return methods ? [open.join('')] : [];
  });
}

describe('the doors of the server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('are all attacked: those of the contract, and the named ones that it leaves out', async () => {
    const { paths } = (await server.request({ method: 'GET', url: '/api/openapi.json' })).json<Contract>();
    const known = new Set([...Object.keys(paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1')), ...hiddenPaths]);
    const served = pathsOf(server.app.printRoutes({ commonPrefix: false }));
    expect(served.length).toBeGreaterThan(80);
    expect(served.filter((path) => !known.has(path) && !path.startsWith('/api/docs'))).toEqual([]);
  });
});
