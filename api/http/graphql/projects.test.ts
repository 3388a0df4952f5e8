import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';

const create = `mutation ($input: CreateProjectInput!) { createProject(input: $input) { __typename
  ... on CreateProjectPayload { project { id internalId title department status skills } projectEdge { cursor node { id } } }
  ... on AppError { code message issues { pointer message } } } }`;
const list = `query ($first: Int, $after: String, $last: Int, $before: String, $search: String, $sort: ProjectSort, $direction: SortDirection) {
  projects(first: $first, after: $after, last: $last, before: $before, search: $search, sort: $sort, direction: $direction) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor startCursor } edges { node { title candidateCount requirements { requiredSkills } } } } }`;

describe('positions over GraphQL', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer();
    ({ token } = await server.signIn());
    for (const title of ['Data Analyst', 'Product Designer', 'Backend Developer', 'Mobile Developer', 'DevOps Engineer'])
      await createProject({ title });
  });
  afterAll(() => server.close());

  async function createProject(input: Record<string, unknown>, headers: Record<string, string> = {}) {
    return (await server.graphql(create, { token, variables: { input }, headers })).data['createProject'];
  }

  async function listTitles(variables: Record<string, unknown>) {
    const { data } = await server.graphql(list, { token, variables });
    return { ...data['projects'], titles: data['projects'].edges.map(({ node }: { node: { title: string } }) => node.title) };
  }

  it('take what follows from the title', async () => {
    const { project, projectEdge } = await createProject({ title: ' Machine Learning Engineer (ML) ' });
    expect(project).toMatchObject({ title: 'Machine Learning Engineer (ML)', department: 'AI/ML', status: 'OPEN' });
    expect(projectEdge.node.id).toBe(project.id);
    expect(Buffer.from(project.id, 'base64').toString()).toBe(`Project:${project.internalId}`);
    await server.graphql('mutation ($input: DeleteProjectInput!) { deleteProject(input: $input) { __typename } }', {
      token,
      variables: { input: { id: project.id } },
    });
  });

  it('need a title, and say so at its field', async () => {
    expect(await createProject({ title: '   ' })).toEqual({
      __typename: 'AppError',
      code: 'INVALID_INPUT',
      message: 'Enter a title.',
      issues: [{ pointer: '/title', message: 'Enter a title.' }],
    });
  });

  it('are listed in pages, forwards and backwards', async () => {
    const first = await listTitles({ first: 2, sort: 'TITLE' });
    expect(first.titles).toEqual(['Backend Developer', 'Data Analyst']);
    expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const second = await listTitles({ first: 2, sort: 'TITLE', after: first.pageInfo.endCursor });
    expect(second.titles).toEqual(['DevOps Engineer', 'Mobile Developer']);
    const back = await listTitles({ last: 2, sort: 'TITLE', before: second.pageInfo.startCursor });
    expect(back.titles).toEqual(first.titles);
    const all = await listTitles({ sort: 'TITLE', direction: 'DESC' });
    expect(all).toMatchObject({ titles: expect.arrayContaining(['Product Designer']), pageInfo: { hasNextPage: false } });
  });

  it('are found by words', async () => {
    expect((await listTitles({ search: 'developer', sort: 'TITLE' })).titles).toEqual(['Backend Developer', 'Mobile Developer']);
    expect(await listTitles({ search: 'plumber' })).toMatchObject({ totalCount: 0, titles: [] });
  });

  it('change and go', async () => {
    const { project } = await createProject({ title: 'Temporary' });
    const update =
      'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { ... on UpdateProjectPayload { project { title status } } ... on AppError { code } } }';
    const changed = await server.graphql(update, { token, variables: { input: { id: project.id, status: 'ON_HOLD' } } });
    expect(changed.data['updateProject'].project).toEqual({ title: 'Temporary', status: 'ON_HOLD' });
    const remove =
      'mutation ($input: DeleteProjectInput!) { deleteProject(input: $input) { ... on DeleteProjectPayload { deletedProjectId } ... on AppError { code message } } }';
    const gone = await server.graphql(remove, { token, variables: { input: { id: project.internalId } } });
    expect(gone.data['deleteProject'].deletedProjectId).toBe(project.id);
    const again = await server.graphql(remove, {
      token,
      variables: { input: { id: project.id } },
      headers: { 'accept-language': 'ru' },
    });
    expect(again.data['deleteProject']).toEqual({ code: 'NOT_FOUND', message: 'Не найдено: вакансия.' });
  });

  it('keep a later change of their requirements from being overwritten', async () => {
    const { project } = await createProject({ title: 'Contested' });
    const save = `mutation ($input: UpdateRequirementsInput!) { updateRequirements(input: $input) {
      ... on UpdateRequirementsPayload { project { requirements { id requiredSkills experience minYears } } } ... on AppError { code } } }`;
    const write = async (input: Record<string, unknown>) =>
      (await server.graphql(save, { token, variables: { input: { projectId: project.id, ...input } } })).data[
        'updateRequirements'
      ];
    const first = await write({ requiredSkills: ['Go'], experience: '4+ years' });
    expect(first.project.requirements).toMatchObject({ requiredSkills: ['Go'], experience: '4+ years', minYears: 4 });
    const base = first.project.requirements.id;
    expect((await write({ requiredSkills: ['Rust'], baseRevisionId: base })).project.requirements.requiredSkills).toEqual([
      'Rust',
    ]);
    expect(await write({ requiredSkills: ['C'], baseRevisionId: base })).toEqual({ code: 'CONFLICT' });
  });

  it('are found by global and by raw id, and by no other text', async () => {
    const { project } = await createProject({ title: 'Findable' });
    const read = 'query ($id: ID!) { project(id: $id) { title } }';
    for (const id of [project.id, project.internalId]) {
      expect((await server.graphql(read, { token, variables: { id } })).data['project']).toEqual({ title: 'Findable' });
    }
    for (const id of [
      '',
      'x',
      Buffer.from(`Candidate:${project.internalId}`).toString('base64'),
      Buffer.from("Project:' or 1=1").toString('base64'),
      '01890a5d-ac96-774b-bcce-b302099a8057',
    ]) {
      expect(await server.graphql(read, { token, variables: { id } })).toMatchObject({ data: { project: null }, errors: [] });
    }
    const node = await server.graphql('query ($id: ID!) { node(id: $id) { id ... on Project { title } } }', {
      token,
      variables: { id: project.id },
    });
    expect(node.data['node']).toEqual({ id: project.id, title: 'Findable' });
  });
});
