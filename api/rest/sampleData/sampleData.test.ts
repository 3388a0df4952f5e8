import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

describe('sample data', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
  });
  afterAll(() => server.close());

  it('is started, counted and removed by REST and GraphQL alike', async () => {
    const { token } = await server.signIn();
    const rest = async (method: 'GET' | 'POST' | 'DELETE') =>
      (await server.request({ method, url: '/api/sample-data', token })).json();
    const count = async () => (await server.graphql('{ viewer { sampleData { positions } } }', { token })).data.viewer.sampleData;
    const { project_id, screening_id } = await rest('POST');
    expect(await server.ctx.db.screening.findUnique({ where: { id: screening_id } })).toMatchObject({ projectId: project_id });
    expect([await count(), await rest('GET')]).toEqual([{ positions: 1 }, { positions: 1, candidates: 0 }]);
    expect(await rest('DELETE')).toEqual({ project_ids: [project_id] });
    expect(await count()).toEqual({ positions: 0 });

    await rest('POST');
    const remove = (positions: number) =>
      server.graphql(
        `mutation { removeSampleData(input: { positions: ${positions} }) {
          ... on RemoveSampleDataPayload { deletedInternalIds viewer { sampleData { positions } } }
          ... on AppError { code } } }`,
        { token },
      );
    expect((await remove(2)).data.removeSampleData).toEqual({ code: 'CONFLICT' });
    expect((await remove(1)).data.removeSampleData).toEqual({
      deletedInternalIds: [expect.any(String)],
      viewer: { sampleData: { positions: 0 } },
    });
  });

  it('is counted and removed only by who is signed in', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await server.request({ method, url: '/api/sample-data' })).statusCode).toBe(401);
  });
});
