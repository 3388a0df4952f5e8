import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../../../plugins/index.ts';
import persisted from '../../../../schema/persistedOperations.json' with { type: 'json' };
import { type CountedQueries, countQueries } from '../../testing/countQueries.ts';
import { createRichPosition, type RichPosition } from '../../testing/createRichPosition.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { operationVariables } from '../../testing/operationVariables.ts';

/** More statements than any screen's query needs. */
const most = 60;

const queries = Object.entries(persisted as Record<string, string>).flatMap(([hash, text]) => {
  const name = /^\s*query (\w+)/.exec(text)?.[1];
  return name === undefined ? [] : [{ name, hash }];
});

it('knows the variables of every query that a screen sends, and of no other', () => {
  expect(queries.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(operationVariables).toSorted((a, b) => a.localeCompare(b)),
  );
});

describe('a query of the screens makes as many statements for 50 candidates as for 3', () => {
  let server: TestServer;
  let counted: CountedQueries;
  let token: string;
  const few = new Map<string, string[]>();
  const many = new Map<string, string[]>();
  beforeAll(async () => {
    server = await createTestServer({
      plugins: builtInPlugins,
      persistedOperations: persisted,
      replaceDatabase: (url) => (counted = countQueries(url)).db,
    });
    const signedIn = await server.signIn();
    token = signedIn.token;
    // Past applicants for the suggestions, equally many for both.
    await createRichPosition(server, { ctx: signedIn.ctx, people: 2, others: 1 });
    const small = await createRichPosition(server, { ctx: signedIn.ctx, people: 3, others: 2 });
    for (const query of queries) few.set(query.name, await statements(query, small));
    const large = await createRichPosition(server, { ctx: signedIn.ctx, people: 50, others: 8 });
    for (const query of queries) many.set(query.name, await statements(query, large));
  }, 300_000);
  afterAll(async () => {
    await counted.db.$disconnect();
    await server.close();
  });

  /** Counts the second run, because the first may fill caches. */
  async function statements({ name, hash }: { name: string; hash: string }, position: RichPosition): Promise<string[]> {
    const variables = operationVariables[name]?.(position);
    const send = async () => {
      const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
      const answer = await server.request({ method: 'POST', url: '/graphql', token, payload: { variables, extensions } });
      expect(answer.json().errors, name).toBeUndefined();
    };
    await send();
    return counted.during(send);
  }

  it.each(queries.map(({ name }) => name))('%s', (name) => {
    const [small = [], large = []] = [few.get(name), many.get(name)];
    expect(large.length, `${small.join('\n')}\n\n---\n\n${large.join('\n')}`).toBe(small.length);
    expect(large.length).toBeLessThanOrEqual(most);
  });
});
