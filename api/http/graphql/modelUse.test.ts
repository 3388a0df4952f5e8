import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../core/context.ts';
import { createLocalEngine } from '../../../core/testing/createLocalEngine.ts';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { jobText, resumeText } from '../../../core/testing/sampleTexts.ts';
import { localExtractor } from '../../../plugins/extractors/local/localExtractor.ts';
import { createOpenAiExtractor } from '../../../plugins/extractors/openai/openAiExtractor.ts';
import {
  completion,
  failing,
  type ModelServer,
  startModelServer,
} from '../../../plugins/extractors/openai/testing/modelServer.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { createRegistry } from '../../../plugins/registry.ts';
import { createTestServer, type TestServer } from '../testing/createTestServer.ts';
import { encodeForm, textFile, uploadForm } from '../testing/multipart.ts';

const start = `mutation ($input: StartScreeningInput!) { startScreening(input: $input) {
  ... on StartScreeningPayload { screening { id } } } }`;
const upload = `mutation ($input: UploadDocumentsInput!) { uploadDocuments(input: $input) { __typename } }`;
const look = `query ($id: ID!) { screening(id: $id) { state
  modelUse { models documents failed calls promptTokens completionTokens seconds factsDropped price currency }
  documents(first: 5, kind: RESUME) { edges { node { warnings { code message page text } candidate { warnings { code message } } } } } } }`;

describe('what the model took, over GraphQL and REST', () => {
  let model: ModelServer;
  let server: TestServer;
  let token: string;
  let down = false;
  let documents: Ctx['documents'];
  beforeAll(async () => {
    model = await startModelServer(() => (down ? failing(401) : completion({ skills: ['Nothing of this'] })));
    const settings = { apiKey: null, baseUrl: model.baseUrl, name: 'org/model:8b', milliseconds: 5000, concurrency: 2 };
    const price = { prompt: 2, completion: 4, currency: 'EUR' };
    const plugins = createRegistry([...builtInPlugins, createOpenAiExtractor(settings, localExtractor)]);
    documents = createLocalEngine(plugins, { modelPrice: price });
    server = await createTestServer({ plugins: builtInPlugins, change: { documents } });
    ({ token } = await server.signIn());
  });
  afterAll(async () => {
    await server.close();
    await model.close();
  });

  async function screen(person: string, locale: string) {
    const { data } = await server.graphql(start, {
      token,
      variables: { input: { expectedJobDescriptions: 1, expectedResumes: 1 } },
    });
    const screeningId: string = data['startScreening'].screening.id;
    const files = { JOB_DESCRIPTION: `${jobText}\n${person}`, RESUME: resumeText(person, 'Python, Django') };
    for (const [kind, text] of Object.entries(files)) {
      const form = await encodeForm(uploadForm(upload, { screeningId, kind }, [textFile(`${kind}.txt`, text)]));
      await server.request({ method: 'POST', url: '/graphql', token, payload: form.payload, headers: form.headers });
    }
    await drainQueue({ ctx: { ...server.ctx, documents }, database: server.database });
    return (await server.graphql(look, { token, variables: { id: screeningId }, headers: { 'accept-language': locale } })).data[
      'screening'
    ];
  }

  async function extract(person: string) {
    const form = new FormData();
    form.append('files', textFile('a.txt', resumeText(person, 'Python')));
    const { payload, headers } = await encodeForm(form);
    const answer = await server.request({ method: 'POST', url: '/api/extract/resumes', token, payload, headers });
    return answer.json().items[0];
  }

  it('is told for a screening', async () => {
    expect(await screen('Ada Byron', 'en')).toMatchObject({
      state: 'COMPLETED',
      modelUse: {
        models: ['org/model:8b'],
        documents: 2,
        failed: 0,
        calls: 2,
        promptTokens: 2400,
        completionTokens: 600,
        seconds: expect.any(Number),
        factsDropped: 1,
        price: expect.closeTo(0.0072, 9),
        currency: 'EUR',
      },
      documents: { edges: [{ node: { warnings: [], candidate: { warnings: [] } } }] },
    });
    expect(await extract('Eve Moss')).toMatchObject({ name: 'Eve Moss', engine: 'org/model:8b', warnings: [] });
  });

  it('is shown with the candidate when it failed', async () => {
    down = true;
    const message = 'Документ прочитан без языковой модели: её сервер не принимает ключ.';
    expect(await screen('Bob Stone', 'ru')).toMatchObject({
      state: 'COMPLETED',
      modelUse: { documents: 2, failed: 2, calls: 2, factsDropped: 0, price: null, currency: null },
      documents: {
        edges: [
          {
            node: {
              warnings: [{ code: 'model-failed', message, page: null, text: null }],
              candidate: { warnings: [{ code: 'model-failed', message }] },
            },
          },
        ],
      },
    });
    expect(await extract('Tom Reed')).toMatchObject({
      name: 'Tom Reed',
      engine: 'local',
      warnings: ['The document was read without the language model: its server refuses the key.'],
    });
  });
});
