import { afterEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer, type TestServerOptions } from '../testing/createTestServer.ts';

describe('limits of a client', () => {
  let server: TestServer;
  afterEach(() => server.close());

  const start = async (options: Pick<TestServerOptions, 'trustedProxies'> = {}) => {
    server = await createTestServer({ ...options, local: false, rates: { requests: 2 } });
  };
  /** A request as forwarded by a proxy at `from`. */
  const ask = async (from: string, client: string, url = '/api/projects') => {
    const headers = { 'x-forwarded-for': client };
    return (await server.request({ method: 'GET', url, remoteAddress: from, headers })).statusCode;
  };
  const askEach = async (from: string, clients: readonly string[]) => {
    const statuses: number[] = [];
    for (const client of clients) statuses.push(await ask(from, client));
    return statuses;
  };
  const three = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];

  it('are its own behind a proxy on this machine, or one that the operator trusts', async () => {
    await start({ trustedProxies: ['10.1.0.0/16'] });
    expect(await askEach('127.0.0.1', three)).toEqual([401, 401, 401]);
    expect(await askEach('10.1.2.3', three)).toEqual([401, 401, 401]);
  });

  it('cannot be evaded by naming other clients', async () => {
    await start({ trustedProxies: ['10.1.0.0/16'] });
    expect(await askEach('10.2.0.1', three)).toEqual([401, 401, 429]);
  });

  it('are those of its network where it can choose among its addresses', async () => {
    await start();
    expect(await askEach('127.0.0.1', ['2001:db8::1', '2001:db8::2', '2001:db8::3'])).toEqual([401, 401, 429]);
    expect(await ask('127.0.0.1', '2001:db8:0:1::1')).toBe(401);
  });

  it('count each operation of an event stream', async () => {
    server = await createTestServer({ rates: { requests: 20 } });
    const { token } = await server.signIn();
    const ask = async (count: number) => {
      const operations = Object.fromEntries(Array.from({ length: count }, (_, index) => [`o${index}`, { query: '{ nothing }' }]));
      return (await server.request({ method: 'POST', url: '/graphql/streams', token, payload: { operations } })).statusCode;
    };
    expect([await ask(18), await ask(3), await ask(1)]).toEqual([200, 429, 429]);
  });

  it('do not count what supervisors ask', async () => {
    await start();
    for (let times = 0; times < 5; times++) {
      expect(await ask('127.0.0.1', '203.0.113.1', '/api/health/live')).toBe(200);
      expect(await ask('127.0.0.1', '203.0.113.1', '/api/health/ready')).toBe(200);
    }
    expect(await askEach('127.0.0.1', ['203.0.113.1', '203.0.113.1', '203.0.113.1'])).toEqual([401, 401, 429]);
  });
});
