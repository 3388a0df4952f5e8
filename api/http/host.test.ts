import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from './testing/createTestServer.ts';

describe('the host', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  it('x', async () => {
    const a = await server.graphql('{ installation { version testCode maxFiles facets { key } } }');
    console.log(JSON.stringify(a));
    for (const o of [
      { method: 'GET', url: '/api/health/live' }, { method: 'GET', url: '/api/health/ready' }, { method: 'POST', url: '/api/health/ready' }, { method: 'GET', url: '/api/x' }, { method: 'GET', url: '/api/%E0%A4%A' },
      { method: 'POST', url: '/graphql', payload: '{', headers: { 'content-type': 'application/json' } },
      { method: 'POST', url: '/graphql', payload: '{}', headers: { 'content-type': 'application/json' } },
      { method: 'POST', url: '/graphql', payload: '[{"query":"{__typename}"}]', headers: { 'content-type': 'application/json' } },
      { method: 'POST', url: '/graphql', payload: 'query=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      { method: 'POST', url: '/graphql', payload: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      { method: 'GET', url: '/graphql?query={__typename}' },
      { method: 'POST', url: '/graphql', payload: { query: '{ __schema { types { name } } }' } },
      { method: 'POST', url: '/graphql', payload: { query: '{ instalation }' } },
      { method: 'GET', url: '/api/health/live', headers: { origin: 'http://evil.test' } },
    ] as const) {
      const r = await server.request(o as never);
      console.log(o.method, o.url, r.statusCode, r.headers['content-type'], r.headers.allow ?? '', r.body.slice(0, 300));
    }
    const r = await server.request({ method: 'GET', url: '/api/health/live' });
    console.log(r.headers);
  });
});
