import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveCandidate } from '../../../core/candidates/stages/moveCandidate.ts';
import type { Ctx } from '../../../core/context.ts';
import { storeRandomScores } from '../../../core/decisions/testing/storeRandomScores.ts';
import { createCandidates } from '../../../core/testing/createCandidates.ts';
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

  it('is silent until there is enough to say', async () => {
    expect(await rest()).toEqual({ decisions: 0, counted: 0, needed: 30, agreement: null, proposal: null, no_proposal: null });
  });

  it('is the same by REST and GraphQL', async () => {
    for (let position = 0; position < 3; position++) {
      const { projectId, candidates } = await createCandidates(ctx, 30);
      const liked = await storeRandomScores(ctx, { projectId, ids: candidates.map(({ id }) => id), liked: 'growth' });
      for (const { id } of candidates)
        await moveCandidate(ctx, {
          candidateId: id,
          ...(liked.has(id) ? { stage: 'OFFER' } : { stage: 'REJECTED', reason: 'SKILLS' }),
        });
    }
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
});
