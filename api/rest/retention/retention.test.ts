import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCandidates } from '../../../core/testing/createCandidates.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

describe('the retention rule of a position', () => {
  let server: TestServer;
  let token: string;
  let projectId: string;
  beforeAll(async () => {
    server = await createTestServer();
    const signedIn = await server.signIn();
    ({ token } = signedIn);
    ({ projectId } = await createCandidates(signedIn.ctx, 3, () => ({ createdAt: new Date('2020-01-01') })));
  });
  afterAll(() => server.close());

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
    server.request({ method, url: `/api/projects/${projectId}/${path}`, token, ...(payload && { payload }) });
  const graphql = async (query: string) => (await server.graphql(query, { token, variables: { id: projectId } })).data;

  it('is previewed, set with the number that was seen, shown and removed, by REST and GraphQL alike', async () => {
    expect((await call('GET', 'retention')).json()).toEqual({ rule: null });
    const preview = (await call('GET', 'retention-preview?days=30&counted_from=last_activity')).json();
    expect(preview).toMatchObject({ candidates: 3, people: 3, hired: 0, saved: 0, busy: 0, next_over_at: null });
    const graph = await graphql(
      'query ($id: ID!) { project(id: $id) { retentionPreview(days: 30, countedFrom: LAST_ACTIVITY) { candidates first { fullName } } } }',
    );
    expect(graph).toMatchObject({ project: { retentionPreview: { candidates: 3 } } });
    const wrong = await call('POST', 'retention', { days: 30, counted_from: 'last_activity', previewed: 2 });
    expect([wrong.statusCode, wrong.json().code]).toEqual([409, 'CONFLICT']);
    const set = await call('POST', 'retention', { days: 30, counted_from: 'last_activity', previewed: 3 });
    expect(set.json()).toMatchObject({ rule: { days: 30, counted_from: 'last_activity' } });
    expect(await graphql('query ($id: ID!) { project(id: $id) { retention { days countedFrom } } }')).toEqual({
      project: { retention: { days: 30, countedFrom: 'LAST_ACTIVITY' } },
    });
    const removed = await graphql(
      'mutation ($id: ID!) { removeRetention(input: { projectId: $id }) { ... on RemoveRetentionPayload { project { retention { days } } } } }',
    );
    expect(removed).toEqual({ removeRetention: { project: { retention: null } } });
    expect((await call('DELETE', 'retention')).statusCode).toBe(204);
    expect((await call('GET', 'retention-preview?days=0&counted_from=last_activity')).statusCode).toBe(422);
  });
});
