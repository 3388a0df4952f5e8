import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCandidates } from '../../../core/testing/createCandidates.ts';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { packIds } from '../../../schema/common/packColumns.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

const moveStage = `mutation ($input: BulkMoveStageInput!) { bulkMoveStage(input: $input) {
  ... on BulkMoveStagePayload { job { internalId kind state total completed failed project { title } errors { message candidate { displayName } } } }
  ... on AppError { code issues { pointer } } } }`;

describe('bulk operations over GraphQL', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['signIn']>>;
  beforeAll(async () => {
    server = await createTestServer();
    ada = await server.signIn();
  });
  afterAll(() => server.close());

  const move = async (projectId: string | null, ids: string, fields: object = {}) =>
    server.graphql(moveStage, {
      token: ada.token,
      variables: { input: { selection: { projectId, ids }, stage: 'OFFER', ...fields } },
    });

  it('run a small selection at once when asked, and name whom they left', async () => {
    const { projectId, candidates } = await createCandidates(ada.ctx, 2);
    const { candidates: others } = await createCandidates(ada.ctx, 1, () => ({ fullName: 'Grace Hopper' }));
    const ids = packIds([...candidates, ...others].map(({ id }) => id));
    const { data } = await move(projectId, ids, { background: false });
    expect(data['bulkMoveStage'].job).toMatchObject({
      kind: 'moveStage',
      state: 'SUCCESS',
      completed: 2,
      failed: 1,
      project: { title: 'Engineer' },
      errors: [{ message: 'This candidate belongs to another position.', candidate: { displayName: 'Grace Hopper' } }],
    });
  });

  it('start in the background otherwise, and can be cancelled', async () => {
    const { projectId, candidates } = await createCandidates(ada.ctx, 1);
    const { job } = (await move(projectId, packIds(candidates.map(({ id }) => id)))).data['bulkMoveStage'];
    expect(job).toMatchObject({ state: 'PENDING', total: 1, completed: 0 });
    const cancel =
      'mutation ($input: CancelJobInput!) { cancelJob(input: $input) { ... on CancelJobPayload { job { state } } } }';
    const answer = await server.graphql(cancel, { token: ada.token, variables: { input: { jobId: job.internalId } } });
    expect(answer.data['cancelJob'].job.state).toBe('REVOKED');
  });

  it('take a hundred thousand ids in one request, and not one more', async () => {
    const ids = Array.from({ length: 100_000 }, () => randomUUID());
    expect((await move(null, packIds(ids))).data['bulkMoveStage'].job).toMatchObject({ total: 100_000 });
    const more = await move(null, packIds([...ids, randomUUID(), randomUUID(), randomUUID()]));
    expect(more.errors[0]?.extensions['code'] ?? more.data['bulkMoveStage'].code).toBe('INVALID_INPUT');
    await ada.ctx.db.$executeRaw`delete from graphile_worker._private_jobs`;
    await drainQueue(server);
  });

  it.each(['AAAA', 'no base64', `${packIds([randomUUID()])}AA`])('refuse %s, which is no packed id', async (ids) => {
    const { status, errors } = await move(null, ids);
    expect([status, errors]).toMatchObject([400, [{ message: expect.stringContaining('16 bytes') }]]);
  });

  it('refuse an empty selection, naming the field', async () => {
    expect((await move(null, '')).data['bulkMoveStage']).toEqual({ code: 'INVALID_INPUT', issues: [{ pointer: '/ids' }] });
  });
});
