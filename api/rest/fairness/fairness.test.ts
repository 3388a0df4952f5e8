import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../../plugins/index.ts';
import { seedCandidates } from '../../../scripts/seed/seedCandidates.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

describe('the impact report', () => {
  let server: TestServer;
  let token: string;
  let projectId: string;
  let ids: string[];
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    const signedIn = await server.signIn();
    ({ token } = signedIn);
    const { ctx } = signedIn;
    ({ id: projectId } = await seedCandidates(ctx, { position: 'Engineer', count: 40 }));
    ids = (await ctx.db.candidate.findMany({ where: { projectId }, orderBy: { id: 'asc' } })).map(({ id }) => id);
  });
  afterAll(() => server.close());

  it('is the same by REST and GraphQL, from a table that came by REST', async () => {
    const csv = [
      'candidate_id,sex,race_ethnicity',
      ...ids.map((id, index) => `${id},${index % 3 ? 'F' : 'M'},${index % 2 ? 'Asian' : 'White'}`),
      'x,f,',
    ];
    const stored = await server.request({
      method: 'POST',
      url: `/api/projects/${projectId}/self-reports`,
      token,
      payload: { csv: csv.join('\n') },
    });
    expect(stored.json()).toEqual({ stored: 40, failed: [{ row: 42, reason: 'no_candidate' }] });
    const report = (await server.request({ method: 'GET', url: `/api/projects/${projectId}/impact-report`, token })).json();
    expect(report).toMatchObject({
      people: 40,
      self_reported: 40,
      name_swap: { people: 1000, score_changes: 0, order_changes: 0 },
    });
    expect(report.tables.map(({ rows }: { rows: { count: number }[] }) => rows.map(({ count }) => count))).toEqual([
      [14, 26],
      [20, 20],
      [7, 13, 7, 13],
    ]);
    const { data } = await server.graphql(
      'query ($id: ID!) { project(id: $id) { impactReport { people median tables { axis unknown rows { sex impactRatio fisherP belowFourFifths } } } } }',
      { token, variables: { id: projectId } },
    );
    const graph = (data as { project: { impactReport: { median: number; tables: { rows: Record<string, unknown>[] }[] } } })
      .project.impactReport;
    expect(graph.median).toBe(report.median);
    expect(graph.tables[0]?.rows.map(({ impactRatio, fisherP }) => [impactRatio, fisherP])).toEqual(
      report.tables[0].rows.map(({ impact_ratio, fisher_p }: Record<string, unknown>) => [impact_ratio, fisher_p]),
    );
    expect(graph.tables[0]?.rows.every(({ impactRatio, belowFourFifths }) => belowFourFifths === Number(impactRatio) < 0.8)).toBe(
      true,
    );
  });

  it('can be that of those who arrived in a period', async () => {
    const { ctx } = await server.signIn();
    await ctx.db.candidate.updateMany({
      where: { projectId },
      data: { createdAt: new Date(ctx.now().getTime() - 8 * 86_400_000) },
    });
    await ctx.db.candidate.updateMany({ where: { id: { in: ids.slice(0, 10) } }, data: { createdAt: ctx.now() } });
    const people = async (query: string) =>
      (await server.request({ method: 'GET', url: `/api/projects/${projectId}/impact-report${query}`, token })).json().people;
    expect([await people('?period=7d'), await people('?period=30d'), await people('')]).toEqual([10, 40, 40]);
  });

  it('takes one answer by GraphQL, and takes it back', async () => {
    const set = (input: object) =>
      server.graphql(
        'mutation ($input: SetSelfReportInput!) { setSelfReport(input: $input) { __typename ... on SetSelfReportPayload { project { impactReport { selfReported } } } } }',
        { token, variables: { input: { candidateId: ids[0], ...input } } },
      );
    expect((await set({})).data).toMatchObject({ setSelfReport: { project: { impactReport: { selfReported: 39 } } } });
    expect((await set({ sex: 'MALE' })).data).toMatchObject({
      setSelfReport: { project: { impactReport: { selfReported: 40 } } },
    });
  });
});
