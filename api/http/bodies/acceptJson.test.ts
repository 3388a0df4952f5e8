import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { encodeForm } from '../testing/multipart.ts';
import { isExcessiveJson, jsonLimits } from './isExcessiveJson.ts';

const nested = (count: number) => '['.repeat(count) + ']'.repeat(count);
const names = (count: number) => `{${Array.from({ length: count }, (_, index) => `"n${index}":1`).join()}}`;
const excessive: [string, string][] = [
  ['levels', nested(jsonLimits.depth + 1)],
  ['names', names(jsonLimits.names)],
  ['objects', `[${'{},'.repeat(jsonLimits.names)}1]`],
  ['values', `[${'1,'.repeat(jsonLimits.values + 1)}1]`],
];

describe('JSON that would take long to parse', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer();
    ({ token } = await server.signIn());
  });
  afterAll(() => server.close());

  const post = (url: string, payload: string | Buffer, headers: Record<string, string>, by: string | null = token) =>
    server.request({ method: 'POST', url, payload, token: by, headers });
  const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

  it.each(excessive)('is refused at every door: too many %s', async (_what, value) => {
    for (const url of ['/graphql', '/graphql/streams', '/mcp', '/api/projects']) {
      const answer = await post(url, `{"query":"{ viewer { id } }","title":"Cook","variables":{"a":${value}}}`, json);
      expect([url, answer.statusCode, answer.body]).toEqual([url, 400, expect.stringContaining('MALFORMED')]);
    }
    const form = new FormData();
    form.set('operations', `{"query":"{ viewer { id } }","variables":{"a":${value}}}`);
    const { payload, headers } = await encodeForm(form);
    expect((await post('/graphql', payload, headers)).json().errors).toMatchObject([{ extensions: { code: 'MALFORMED' } }]);
  });

  it('is not even read from strangers', async () => {
    for (const url of ['/graphql', '/api/auth/request']) {
      const answer = await post(url, JSON.stringify({ email: 'a'.repeat(70_000) }), json, null);
      expect([url, answer.statusCode]).toEqual([url, 401]);
    }
  });

  it('is told by what lies outside strings', () => {
    expect(isExcessiveJson(JSON.stringify({ text: '[{:,"\\'.repeat(200_000) }))).toBe(false);
    expect(isExcessiveJson(`["\\\\",${nested(jsonLimits.depth)}]`)).toBe(true);
    expect(isExcessiveJson(`["${'['.repeat(100)}`)).toBe(false);
    const ids = Array.from({ length: 100_000 }, (_, index) => `id-${index}`);
    expect(isExcessiveJson(JSON.stringify({ ids }))).toBe(false);
  });
});
