import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { operationLimits } from './limitOperations.ts';

const deep = `{ projects(first: 1) { edges { node { latestScreening { project { latestScreening { project { latestScreening { project { latestScreening { project { latestScreening { id } } } } } } } } } } } } }`;
const persisted =
  'query Persisted { projects(first: 100) { edges { node { candidates(first: 100) { edges { node { id fullName } } } } } } }';
const hash = createHash('sha256').update(persisted).digest('hex');

describe('limits of GraphQL', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer({ persistedOperations: { [hash]: persisted }, rates: { requests: 60 } });
    ({ token } = await server.signIn());
  });
  afterAll(() => server.close());

  const ask = (query: string, variables: Record<string, unknown> = {}) => server.graphql(query, { token, variables });
  const post = async (payload: object | string, headers: Record<string, string> = {}) => {
    const answer = await server.request({
      method: 'POST',
      url: '/graphql',
      token,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: answer.statusCode, ...answer.json() };
  };

  it('refuse what is too deep', async () => {
    const { status, errors } = await ask(deep);
    expect(status).toBe(400);
    expect(errors).toMatchObject([
      { message: 'The query is too complex: depth 13, limit 12.', extensions: { code: 'QUERY_TOO_COMPLEX' } },
    ]);
  });

  it('refuse what costs too much, also by variables', async () => {
    const query =
      'query ($n: Int) { projects(first: $n) { edges { node { candidates(first: $n) { edges { node { id fullName } } } } } } }';
    expect((await ask(query, { n: 10 })).errors).toEqual([]);
    expect((await ask(query, { n: 100 })).errors[0]?.extensions['code']).toBe('QUERY_TOO_COMPLEX');
    expect(
      (await ask('{ projects(first: 100) { edges { node { scoreMatrix { values } } } } }')).errors[0]?.extensions['code'],
    ).toBe('QUERY_TOO_COMPLEX');
  });

  it('are announced with what an operation of one own costs', async () => {
    const { extensions } = await post({ query: '{ projects(first: 10) { edges { node { id title } } } }' });
    const { tokens: _tokens, repeats: _repeats, ...limits } = operationLimits;
    expect(extensions).toEqual({ cost: { depth: 4, aliases: 0, cost: expect.any(Number), limits } });
    expect(extensions.cost.cost).toBeGreaterThanOrEqual(20);
    expect((await post({ extensions: { persistedQuery: { version: 1, sha256Hash: hash } } })).extensions).toBeUndefined();
  });

  it('refuse too many aliases', async () => {
    const aliases = Array.from({ length: 16 }, (_, index) => `a${index}: viewer { id }`).join(' ');
    expect((await ask(`{ ${aliases} }`)).errors[0]?.message).toBe('The query is too complex: aliases 16, limit 15.');
  });

  it.each(['viewer { id } ', '... on Query { viewer { id } } '])('refuse to compare %s with itself very often', async (part) => {
    expect((await ask(`{ ${part.repeat(20)} }`)).errors).toEqual([]);
    const { status, errors } = await ask(`{ ${part.repeat(200)} }`);
    expect(status).toBe(400);
    expect(errors).toMatchObject([
      { message: 'The query is too complex: repeats 39800, limit 5000.', extensions: { code: 'QUERY_TOO_COMPLEX' } },
    ]);
  });

  it('refuse texts of too many words', async () => {
    const { errors } = await ask(`{ viewer { ${'id '.repeat(3000)} } }`);
    expect(errors[0]?.message).toContain('Document contains more than 2000 tokens');
  });

  it.each(['first: 101', 'last: 101', 'first: -1'])('refuse a page of %s', async (size) => {
    const { errors } = await ask(`{ projects(${size}) { totalCount } }`);
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
  });

  it('refuse malformed cursors', async () => {
    for (const after of ['x', Buffer.from('GPC:S:abc').toString('base64')]) {
      expect(
        (await ask('query ($after: String) { viewer { jobs(after: $after) { totalCount } } }', { after })).errors[0]?.extensions[
          'code'
        ],
      ).toBe('INVALID_INPUT');
    }
  });

  it('refuse more than one operation a request', async () => {
    expect(await post([{ query: '{ viewer { id } }' }])).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'MALFORMED' } }],
    });
  });

  it('refuse bodies that are too large', async () => {
    expect(await post({ query: '{ viewer { id } }', variables: { pad: 'x'.repeat(5_000_000) } })).toMatchObject({
      status: 413,
      errors: [{ extensions: { code: 'BODY_TOO_LARGE' } }],
    });
    const announced = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(2 ** 40) };
    expect(await post('x', announced)).toMatchObject({ status: 413, errors: [{ extensions: { code: 'BODY_TOO_LARGE' } }] });
  });

  it('refuse uploads that are no multipart request of GraphQL', async () => {
    const answer = await post('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n', {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(answer.errors).toMatchObject([{ message: expect.stringContaining('operations') }]);
  });

  it('hide the schema where introspection is off', async () => {
    expect((await ask('{ __schema { types { name } } }')).errors[0]?.message).toContain('introspection');
    expect((await ask('{ viewr { id } }')).errors[0]?.message).toBe('Cannot query field "viewr" on type "Query".');
  });

  it('do not hold for the operations of the product itself', async () => {
    const answer = await post({ operationName: 'Persisted', extensions: { persistedQuery: { sha256Hash: hash } } });
    expect(answer).toEqual({ status: 200, data: { projects: { edges: [] } } });
  });

  it('hold for a text that only claims to be one of them', async () => {
    const answer = await post({ query: deep, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }]);
    const unknown = await post({ extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } });
    expect(unknown.errors).toMatchObject([{ message: 'PersistedQueryNotFound' }]);
  });

  it('let a token ask so often a minute, and say when it may again', async () => {
    const { token: eager } = await server.signIn();
    const answers = [];
    for (let index = 0; index < 61; index++)
      answers.push(
        await server.request({ method: 'POST', url: '/graphql', token: eager, payload: { query: '{ viewer { id } }' } }),
      );
    expect(answers[59]?.statusCode).toBe(200);
    expect(answers[59]?.headers).toMatchObject({ 'ratelimit-limit': '60', 'ratelimit-remaining': '0' });
    expect(answers[60]?.statusCode).toBe(429);
    expect(Number(answers[60]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(answers[60]?.json().errors[0].extensions.code).toBe('TOO_MANY_REQUESTS');
    expect((await ask('{ viewer { id } }')).status).toBe(200);
  });
});
