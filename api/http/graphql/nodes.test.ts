import { isInterfaceType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivity } from '../../../core/activities/addActivity.ts';
import { createProject } from '../../../core/projects/createProject.ts';
import { startScreening } from '../../../core/screenings/startScreening.ts';
import { uploadDocuments } from '../../../core/screenings/uploadDocuments.ts';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { jobText, resumeText } from '../../../core/testing/sampleTexts.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { encodeGlobalId } from '../../../schema/common/globalId.ts';
import { schema } from '../../../schema/schema.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { textFile } from '../testing/multipart.ts';

const nodeInterface = schema.getType('Node');
const nodeTypes = isInterfaceType(nodeInterface) ? schema.getPossibleTypes(nodeInterface).map(({ name }) => name) : [];
const nobody = '018f0000-0000-7000-8000-000000000000';

/** One record of each type that belongs to Ada, and whether Bob may open it. A new type fails the tests below until it is listed here. */
const sharedTypes = ['Activity', 'Candidate', 'Document', 'Job', 'Project', 'Requirements', 'Screening'];
const personalTypes = ['User'];

describe('node and nodes', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['signIn']>>;
  let bob: typeof ada;
  const adas = new Map<string, string>();
  beforeAll(async () => {
    server = await createTestServer({ plugins: builtInPlugins });
    [ada, bob] = [await server.signIn(), await server.signIn()];
    const { ctx, userId } = ada;
    const { id: screeningId } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    await uploadDocuments(ctx, { screeningId, kind: 'JOB_DESCRIPTION', files: [textFile('jd.txt', jobText)] });
    await uploadDocuments(ctx, { screeningId, kind: 'RESUME', files: [textFile('ada.txt', resumeText('Ada Byron', 'Python'))] });
    await drainQueue(server);
    const screening = await ctx.db.screening.findUniqueOrThrow({
      where: { id: screeningId },
      include: { project: true, documents: { where: { kind: 'RESUME' } } },
    });
    const [document] = screening.documents;
    const activity = await addActivity(ctx, { candidateId: document?.candidateId ?? '', type: 'NOTE', note: 'Note' });
    for (const [type, id] of [
      ['Activity', activity.id],
      ['Candidate', document?.candidateId],
      ['Document', document?.id],
      ['Job', screening.jobId],
      ['Project', screening.projectId],
      ['Requirements', screening.project.currentRevisionId],
      ['Screening', screeningId],
      ['User', userId],
    ] as const)
      if (id) adas.set(type, encodeGlobalId(type, id));
  });
  afterAll(() => server.close());

  const nodes = async (token: string | null, ids: (string | undefined)[]) =>
    server.graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { id __typename } }', { token, variables: { ids } });
  const node = async (token: string | null, id: string | undefined) =>
    server.graphql('query ($id: ID!) { node(id: $id) { id __typename } }', { token, variables: { id } });
  const shown = (type: string) => ({ id: adas.get(type), __typename: type });

  it('are tested with every type of the schema', () => {
    expect([...nodeTypes].sort()).toEqual([...sharedTypes, ...personalTypes].sort());
    expect([...adas.keys()].sort()).toEqual([...nodeTypes].sort());
  });

  it.each(nodeTypes)('open a %s to who owns it', async (type) => {
    expect((await node(ada.token, adas.get(type))).data).toEqual({ node: shown(type) });
    expect((await nodes(ada.token, [adas.get(type)])).data).toEqual({ nodes: [shown(type)] });
  });

  it.each(nodeTypes)('open a %s to somebody else only where it is shared', async (type) => {
    const expected = personalTypes.includes(type) ? null : shown(type);
    const own = encodeGlobalId('User', bob.userId);
    const me = { id: own, __typename: 'User' };
    const id = adas.get(type);
    expect((await node(bob.token, id)).data).toEqual({ node: expected });
    expect((await nodes(bob.token, [own, id])).data).toEqual({ nodes: [me, expected] });
    expect((await nodes(bob.token, [id, own, id, own])).data).toEqual({ nodes: [expected, me, expected, me] });
  });

  it.each(nodeTypes)('open no %s to who is not signed in', async (type) => {
    const id = adas.get(type);
    for (const { data, errors } of [await node(null, id), await nodes(null, [id, id])]) {
      expect(data?.['node'] ?? data?.['nodes'] ?? null).toBeNull();
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    }
  });

  it('keep every place in a mixed list, with null for what is unknown or not for the caller', async () => {
    const own = encodeGlobalId('User', bob.userId);
    const unknown = nodeTypes.map((type) => encodeGlobalId(type, nobody));
    const asked = [...nodeTypes.map((type) => adas.get(type)), ...unknown, own, adas.get('User'), adas.get('Project'), own];
    const { data, errors } = await nodes(bob.token, asked);
    expect(errors).toEqual([]);
    expect(data['nodes']).toEqual([
      ...nodeTypes.map((type) => (personalTypes.includes(type) ? null : shown(type))),
      ...unknown.map(() => null),
      { id: own, __typename: 'User' },
      null,
      shown('Project'),
      { id: own, __typename: 'User' },
    ]);
  });

  it('answer null for types that are no nodes', async () => {
    const { id } = await createProject(ada.ctx, { title: 'Here' });
    for (const type of ['Query', 'BulkJob', 'Session', 'constructor', 'Nothing']) {
      const { data, errors } = await nodes(ada.token, [encodeGlobalId(type, id), adas.get('Project')]);
      expect(errors).toEqual([]);
      expect(data['nodes']).toEqual([null, shown('Project')]);
    }
  });
});
