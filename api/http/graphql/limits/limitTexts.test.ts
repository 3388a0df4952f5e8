import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';

const long = 'x'.repeat(20_001);

describe('texts that are too long', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer();
    ({ token } = await server.signIn());
  });
  afterAll(() => server.close());

  it.each([
    ['in a variable', 'query ($text: String!) { proposedProject(title: $text) { level } }', { text: long }],
    [
      'deep in a variable',
      'mutation ($input: CorrectCandidateInput!) { correctCandidate(input: $input) { __typename } }',
      { input: { candidateId: 'x', field: 'SKILLS', value: { list: ['a', { text: long }] } } },
    ],
    ['in the query itself', `{ projects(search: "${long}") { totalCount } }`, {}],
    ['in a block of the query', `{ projects(search: """${long}""") { totalCount } }`, {}],
  ])('are refused %s', async (_where, query, variables) => {
    const { errors, data } = await server.graphql(query, { token, variables });
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([{ message: 'At most 20000 characters.', extensions: { code: 'INVALID_INPUT' } }]);
  });

  it('are refused by a search box at its own limit', async () => {
    const { errors } = await server.graphql('query ($text: String!) { projects(search: $text) { totalCount } }', {
      token,
      variables: { text: 'x'.repeat(201) },
    });
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }]);
  });
});
