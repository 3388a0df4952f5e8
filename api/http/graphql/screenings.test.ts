import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { jobText, resumeText } from '../../../core/testing/sampleTexts.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { encodeForm, textFile, uploadForm } from '../testing/multipart.ts';

const start = `mutation ($input: StartScreeningInput!) { startScreening(input: $input) { __typename
  ... on StartScreeningPayload { screening { id state phase project { id title } } }
  ... on AppError { code message } } }`;
const upload = `mutation ($input: UploadDocumentsInput!) { uploadDocuments(input: $input) { __typename
  ... on UploadDocumentsPayload { screening { state filesTotal filesFailed } documents { id fileName state error { code message } originalPath } }
  ... on AppError { code message } } }`;

describe('screenings over GraphQL', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await createTestServer({
      plugins: builtInPlugins,
      persistedOperations: { uploadHash: upload, startHash: start },
      change: { limits: { maxFiles: 5, maxFileBytes: 1024 * 1024 } },
    });
    ({ token } = await server.signIn());
  });
  afterAll(() => server.close());

  async function startScreening(jobDescriptions: number, resumes: number): Promise<string> {
    const { data } = await server.graphql(start, {
      token,
      variables: { input: { expectedJobDescriptions: jobDescriptions, expectedResumes: resumes } },
    });
    return data['startScreening'].screening.id;
  }

  async function send(screeningId: string, kind: string, files: File[], headers: Record<string, string> = {}) {
    const form = await encodeForm(uploadForm(upload, { screeningId, kind }, files));
    const answer = await server.request({
      method: 'POST',
      url: '/graphql',
      token,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
    return { status: answer.statusCode, ...answer.json() };
  }

  async function screenTwo(): Promise<string> {
    const id = await startScreening(1, 2);
    await send(id, 'JOB_DESCRIPTION', [textFile('jd.txt', jobText)]);
    await send(id, 'RESUME', [
      textFile('ada.txt', resumeText('Ada Byron', 'Python, Django')),
      textFile('bob.txt', resumeText('Bob Stone', 'Java')),
    ]);
    await drainQueue(server);
    return id;
  }

  it('say of a file with several advertisements which was read', async () => {
    const id = await startScreening(1, 1);
    const two = `Position: Python Developer\n${jobText}\nPosition: Head Chef\nRequirements:\n- Menu planning`;
    await send(id, 'JOB_DESCRIPTION', [textFile('two.txt', two)]);
    await send(id, 'RESUME', [textFile('two-as-cv.txt', two)]);
    await drainQueue(server);
    const query = `query ($id: ID!) { screening(id: $id) { documents(first: 5) { edges { node { kind warnings { code message } } } } } }`;
    const { data } = await server.graphql(query, { token, variables: { id }, headers: { 'accept-language': 'ru' } });
    const message =
      'В файле несколько вакансий. Прочитана только «Python Developer». Остальные, начиная с «Position: Head Chef», загрузите отдельными файлами.';
    expect(data['screening'].documents.edges).toEqual([
      { node: { kind: 'JOB_DESCRIPTION', warnings: [{ code: 'several-advertisements', message }] } },
      { node: { kind: 'RESUME', warnings: [] } },
    ]);
  });

  it('run from the first file to the ranked list, with evidence', async () => {
    const id = await screenTwo();
    const { data, errors } = await server.graphql(
      `query ($id: ID!) { screening(id: $id) { state phase progress filesProcessed insights
        project { title skills requirements { requiredSkills evidence { field evidence { line fileName } } sourceDocument { fileName } }
          candidates(first: 10) { totalCount edges { node { displayName skillsMatched
            score { overall facets { key value explanation evidence { line } } }
            facts { name { value corrected evidence { text line start end } } } document { fileName text format } } } } } } }`,
      { token, variables: { id } },
    );
    expect(errors).toEqual([]);
    const { project, ...screening } = data['screening'];
    expect(screening).toMatchObject({ state: 'COMPLETED', phase: 'DONE', progress: 1, filesProcessed: 3 });
    expect(project).toMatchObject({ title: 'Senior Python Developer', skills: expect.arrayContaining(['Python', 'Django']) });
    expect(project.requirements.sourceDocument).toEqual({ fileName: 'jd.txt' });
    expect(project.requirements.evidence).toContainEqual({
      field: 'position',
      evidence: [{ line: 'Senior Python Developer', fileName: 'jd.txt' }],
    });
    const [ada, bob] = project.candidates.edges.map(({ node }: { node: unknown }) => node);
    expect(ada).toMatchObject({
      displayName: 'Ada Byron',
      skillsMatched: ['Python', 'Django'],
      document: { fileName: 'ada.txt', format: 'TXT' },
    });
    expect(bob.displayName).toBe('Bob Stone');
    expect(ada.score.overall).toBeGreaterThan(bob.score.overall);
    const skills = ada.score.facets.find(({ key }: { key: string }) => key === 'skills');
    expect(skills).toMatchObject({
      explanation: expect.stringContaining('Python'),
      evidence: expect.arrayContaining([{ line: 'Python, Django' }]),
    });
    const [name] = ada.facts.name.evidence;
    expect(name).toMatchObject({ text: 'Ada Byron', line: 'Ada Byron' });
    expect(ada.document.text.slice(name.start, name.end)).toBe('Ada Byron');
  });

  it.each([
    ['from our own screens', { extensions: { persistedQuery: { sha256Hash: 'startHash' } } }, 'UPLOAD'],
    ['from an integrator', { query: start }, 'GRAPHQL'],
  ])('know that they came %s', async (_who, operation, source) => {
    const variables = { input: { expectedJobDescriptions: 1, expectedResumes: 1 } };
    const answer = await server.request({ method: 'POST', url: '/graphql', token, payload: { ...operation, variables } });
    const { id: project } = answer.json().data.startScreening.screening.project;
    const projectId = Buffer.from(project, 'base64')
      .toString()
      .replace(/^Project:/, '');
    expect(await server.ctx.db.screening.findMany({ where: { projectId }, select: { source: true } })).toEqual([{ source }]);
  });

  it('list a refused file with its reason in the language asked for, and take the others', async () => {
    const id = await startScreening(1, 3);
    const files = [
      textFile('пусто.txt', ''),
      textFile('huge.txt', 'x'.repeat(1024 * 1024 + 1)),
      textFile('ada.txt', resumeText('Ada Byron', 'SQL')),
    ];
    const { data } = await send(id, 'RESUME', files, { 'accept-language': 'ru' });
    expect(data.uploadDocuments.documents).toMatchObject([
      { fileName: 'пусто.txt', state: 'FAILED', error: { code: 'EMPTY_FILE', message: 'Файл пуст.' }, originalPath: null },
      { fileName: 'huge.txt', state: 'FAILED', error: { code: 'TOO_LARGE', message: 'Файл больше 1 МБ.' } },
      {
        fileName: 'ada.txt',
        state: 'QUEUED',
        error: null,
        originalPath: expect.stringMatching(/^\/api\/documents\/[\w-]+\/original$/),
      },
    ]);
  });

  it('refuse more files than allowed as a whole', async () => {
    const id = await startScreening(1, 4);
    const files = Array.from({ length: 6 }, (_, index) => textFile(`${index}.txt`, 'x'));
    const { data } = await send(id, 'RESUME', files);
    expect(data.uploadDocuments).toEqual({
      __typename: 'AppError',
      code: 'TOO_MANY_FILES',
      message: 'You can upload up to 5 files at once.',
    });
  });

  it('take files by a persisted operation, as the product sends them', async () => {
    const id = await startScreening(1, 1);
    const form = uploadForm('', { screeningId: id, kind: 'RESUME' }, [textFile('ada.txt', resumeText('Ada Hill', 'SQL'))]);
    const { variables } = JSON.parse(form.get('operations') as string);
    form.set(
      'operations',
      JSON.stringify({
        operationName: null,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: 'uploadHash' } },
      }),
    );
    const answer = await server.request({ method: 'POST', url: '/graphql', token, ...(await encodeForm(form)) });
    expect(answer.json().data.uploadDocuments.documents).toMatchObject([{ fileName: 'ada.txt', state: 'QUEUED' }]);
  });

  it('need a job description and a résumé', async () => {
    const attempt = (expectedJobDescriptions: number, expectedResumes: number) =>
      server.graphql(start, { token, variables: { input: { expectedJobDescriptions, expectedResumes } } });
    expect((await attempt(0, 1)).data['startScreening'].code).toBe('NO_JOB_DESCRIPTION');
    expect((await attempt(1, 0)).data['startScreening'].code).toBe('NO_RESUMES');
  });

  it('take no files once they have ended', async () => {
    const id = await startScreening(1, 1);
    const cancel =
      'mutation ($input: CancelScreeningInput!) { cancelScreening(input: $input) { ... on CancelScreeningPayload { screening { state } } } }';
    const { data } = await server.graphql(cancel, { token, variables: { input: { screeningId: id } } });
    expect(data['cancelScreening'].screening.state).toBe('CANCELLED');
    const late = await send(id, 'RESUME', [textFile('late.txt', 'x')]);
    expect(late.data.uploadDocuments.code).toBe('SCREENING_ENDED');
  });

  it('end with what they have when no more files come', async () => {
    const id = await startScreening(1, 3);
    await send(id, 'RESUME', [textFile('ada.txt', resumeText('Ada Lane', 'SQL'))]);
    const finish =
      'mutation ($input: FinishUploadInput!) { finishUpload(input: $input) { ... on FinishUploadPayload { screening { state filesTotal } } } }';
    const { data } = await server.graphql(finish, { token, variables: { input: { screeningId: id } } });
    expect(data['finishUpload'].screening).toEqual({ state: 'RUNNING', filesTotal: 1 });
  });

  it('keep what a user corrected, and give the extracted value back', async () => {
    const id = await screenTwo();
    const read = 'query ($id: ID!) { screening(id: $id) { project { candidates(first: 1) { edges { node { id } } } } } }';
    const { data } = await server.graphql(read, { token, variables: { id } });
    const candidateId = data['screening'].project.candidates.edges[0].node.id;
    const shown = '{ candidate { fullName displayName facts { corrected name { value corrected evidence { text } } } } }';
    const correct = `mutation ($input: CorrectCandidateInput!) { correctCandidate(input: $input) { ... on CorrectCandidatePayload ${shown} ... on AppError { code issues { pointer } } } }`;
    const corrected = await server.graphql(correct, {
      token,
      variables: { input: { candidateId, field: 'NAME', value: 'Ada King' } },
    });
    expect(corrected.data['correctCandidate'].candidate).toEqual({
      fullName: 'Ada King',
      displayName: 'Ada King',
      facts: { corrected: ['NAME'], name: { value: 'Ada King', corrected: true, evidence: [] } },
    });
    const wrong = await server.graphql(correct, { token, variables: { input: { candidateId, field: 'YEARS', value: 'many' } } });
    expect(wrong.data['correctCandidate']).toEqual({ code: 'INVALID_INPUT', issues: [{ pointer: '/value' }] });
    const unknown = await server.graphql(correct, { token, variables: { input: { candidateId, field: 'NAME', value: null } } });
    expect(unknown.data['correctCandidate'].candidate).toMatchObject({
      fullName: null,
      facts: { corrected: ['NAME'], name: null },
    });
    const remove = `mutation ($input: RemoveCorrectionInput!) { removeCorrection(input: $input) { ... on RemoveCorrectionPayload ${shown} } }`;
    const removed = await server.graphql(remove, { token, variables: { input: { candidateId, field: 'NAME' } } });
    expect(removed.data['removeCorrection'].candidate).toMatchObject({ fullName: 'Ada Byron', facts: { corrected: [] } });
  });
});
