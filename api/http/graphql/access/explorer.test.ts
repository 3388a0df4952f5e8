import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

describe('the GraphQL explorer, switched on', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ graphiql: true, introspection: true });
  });
  afterAll(() => server.close());

  const get = (url: string, accept: string) => server.request({ method: 'GET', url, headers: { accept } });

  it('is a page that loads nothing from elsewhere', async () => {
    const page = await get('/graphql', 'text/html');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.body).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="?https?:/);
  });

  it('may read the schema', async () => {
    expect((await server.graphql('{ __schema { queryType { name } } }')).data).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
    const twice = await server.graphql('{ a: __schema { queryType { name } } b: __schema { queryType { name } } }');
    expect(twice.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('changes nothing by an address', async () => {
    const { token } = await server.signIn();
    const answer = await server.request({
      method: 'GET',
      url: `/graphql?query=${encodeURIComponent('mutation { signOut(input: {}) { signedOut } }')}`,
      token,
      headers: { accept: 'application/json' },
    });
    expect(answer.statusCode).toBe(405);
  });
});
