import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCandidates } from '../../../core/testing/createCandidates.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

describe('saved searches', () => {
  let server: TestServer;
  let token: string;
  let projectId: string;
  let newest: string;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    const signedIn = await server.signIn();
    ({ token } = signedIn);
    // All are later than the test server's clock, which does not move.
    const made = await createCandidates(signedIn.ctx, 2, (index) => ({ experienceYears: index * 5 }));
    ({ projectId } = made);
    newest = made.candidates[1]?.id ?? '';
  });
  afterAll(() => server.close());

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    server.request({ method, url: `/api${url}`, token, ...(payload && { payload }) });

  it('are saved, listed, looked at and deleted by REST and GraphQL alike', async () => {
    const saved = await call('POST', `/projects/${projectId}/searches`, {
      name: 'Seniors',
      filter: { min_years: 5, stage: 'applied', skills: [] },
      tell: true,
    });
    expect([saved.statusCode, saved.json()]).toMatchObject([
      201,
      { name: 'Seniors', tell: true, fresh: 0, filter: { min_years: 5, stage: 'applied', q: null } },
    ]);
    const { id } = saved.json();
    expect((await call('PATCH', `/searches/${id}`, { tell: false })).json()).toMatchObject({ id, tell: false });
    const { data } = await server.graphql(
      'query ($id: ID!) { project(id: $id) { savedSearches { internalId name tell filter { minYears stage } } } }',
      { token, variables: { id: projectId } },
    );
    expect(data['project'].savedSearches).toEqual([
      { internalId: id, name: 'Seniors', tell: false, filter: { minYears: 5, stage: 'APPLIED' } },
    ]);
    const looked = await server.graphql(
      'mutation ($id: ID!) { lookAtSearch(input: { id: $id }) { ... on LookAtSearchPayload { fresh freshIds search { fresh } } } }',
      { token, variables: { id } },
    );
    expect(looked.data['lookAtSearch']).toEqual({ fresh: 1, freshIds: [newest], search: { fresh: 0 } });
    expect((await call('POST', `/searches/${id}/look`, {})).json()).toMatchObject({ fresh: 1, candidate_ids: [newest] });
    expect((await call('DELETE', `/searches/${id}`)).statusCode).toBe(204);
    expect((await call('GET', `/projects/${projectId}/searches`)).json()).toEqual({ items: [] });
    expect((await call('POST', `/searches/${id}/look`, {})).statusCode).toBe(404);
  });
});
