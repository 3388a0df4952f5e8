import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../core/context.ts';
import { decideEnough } from '../../../core/decisions/testing/decideEnough.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../../http/testing/createTestServer.ts';

const fields =
  '{ decisions counted needed noProposal agreement { wentOn rejected positions comparedPositions auc { value low high } ndcg { value low high } } proposal { shares { key now proposed } auc { value low high } gain { value low high } } }';

describe('what decisions say', () => {
  let server: TestServer;
  let token: string;
  let ctx: Ctx;
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    ({ token, ctx } = await server.signIn());
  });
  afterAll(() => server.close());

  const rest = async () => (await server.request({ method: 'GET', url: '/api/decisions', token })).json();

  it('has no figures until there are enough decisions', async () => {
    expect(await rest()).toEqual({ decisions: 0, counted: 0, needed: 30, agreement: null, proposal: null, no_proposal: null });
  });

  it('is the same by REST and GraphQL', async () => {
    await decideEnough(ctx);
    const report = await rest();
    expect(report).toMatchObject({ decisions: 90, agreement: { positions: 3, compared_positions: 3 }, no_proposal: null });
    expect(report.proposal.gain.low).toBeGreaterThan(0);
    const { data } = await server.graphql(`{ decisionReport ${fields} }`, { token });
    const graph = (data as { decisionReport: Record<string, Record<string, unknown>> }).decisionReport;
    expect(graph['proposal']).toEqual(report.proposal);
    expect(graph['agreement']).toMatchObject({
      auc: report.agreement.auc,
      ndcg: report.agreement.ndcg_at_10,
      wentOn: report.agreement.went_on,
    });
  });

  it('shows what a proposal would do and takes it, by REST and GraphQL alike', async () => {
    const { id: projectId } = await ctx.db.project.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    const url = `/api/projects/${projectId}/decisions`;
    const { effect, proposal } = (await server.request({ method: 'GET', url, token })).json();
    expect(effect).toMatchObject({ people: 30, self_reported: 0, ratios: [], refused_for: null });
    expect(effect.entered.length).toBeGreaterThan(0);
    const id = (await server.graphql('query ($id: ID!) { project(id: $id) { id } }', { token, variables: { id: projectId } }))
      .data;
    const global = (id as { project: { id: string } }).project.id;
    const answer = await server.graphql(
      `query ($id: ID!) { decisionReport { proposal { effect(projectId: $id) { list { people entered { candidate { internalId displayName } before after } }
        impact { selfReported ratios { axis before after falls } } refusedFor { after } } } } }`,
      { token, variables: { id: global } },
    );
    const graph = (answer.data as { decisionReport: { proposal: { effect: Effect } } }).decisionReport.proposal.effect;
    expect(
      graph.list.entered.map(({ candidate, before, after }) => ({ candidate_id: candidate.internalId, before, after })),
    ).toEqual(effect.entered);
    expect(graph.impact).toEqual({ selfReported: 0, ratios: [] });
    const given: { key: string; proposed: number }[] = proposal.shares;
    const taken = await server.request({
      method: 'POST',
      url: `${url}/take`,
      token,
      payload: { shares: Object.fromEntries(given.map(({ key, proposed }) => [key, proposed])) },
    });
    expect(taken.statusCode).toBe(201);
    expect(taken.json()).toMatchObject({ name: 'From decisions: Engineer', scope: 'weights' });
    const shares = given.map(({ key, proposed }) => ({ key, share: proposed }));
    const mutation = `mutation ($input: TakeProposalInput!) { takeProposal(input: $input) { __typename ... on TakeProposalPayload { preset { name } } ... on AppError { code } } }`;
    const take = (input: object) => server.graphql(mutation, { token, variables: { input: { projectId: global, ...input } } });
    expect((await take({ shares })).data).toMatchObject({ takeProposal: { preset: { name: 'From decisions: Engineer' } } });
    expect((await take({ shares: shares.filter(({ share }) => share > 0).slice(1) })).data).toMatchObject({
      takeProposal: { code: 'NO_PROPOSAL' },
    });
  });
});

interface Effect {
  list: { entered: { candidate: { internalId: string }; before: number; after: number }[] };
  impact: object;
}
