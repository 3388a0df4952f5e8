import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { jobText, resumeText } from '../../plugins/conformance/sampleDocuments.ts';
import { localExtractor } from '../../plugins/extractors/local/localExtractor.ts';
import { createOpenAiExtractor } from '../../plugins/extractors/openai/openAiExtractor.ts';
import type { ModelSettings } from '../../plugins/extractors/openai/settings.ts';
import { honestJob, honestResume } from '../../plugins/extractors/openai/testing/answers.ts';
import {
  type Answered,
  type AskedOf,
  completion,
  failing,
  type ModelServer,
  startModelServer,
} from '../../plugins/extractors/openai/testing/modelServer.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { createRegistry } from '../../plugins/registry.ts';
import type { Ctx } from '../context.ts';
import type { ModelPrice } from '../documents/modelUse.ts';
import { textFile } from '../documents/reading/prepareFiles.ts';
import { extractFacts } from '../pipeline/extractFacts.ts';
import { readDocument } from '../pipeline/readDocument.ts';
import { getCandidateProfile } from '../profiles/getCandidateProfile.ts';
import { createLocalEngine } from '../testing/createLocalEngine.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { cancelScreening } from './cancelScreening.ts';
import { getScreening } from './getScreening.ts';
import { startScreening } from './startScreening.ts';
import { sumModelUse } from './sumModelUse.ts';
import { uploadDocuments } from './uploadDocuments.ts';

const price = { prompt: 1, completion: 2, currency: 'USD' };
const honest = ({ body }: AskedOf) => completion(body.response_format.json_schema.name === 'resume' ? honestResume : honestJob);

describe('a screening with a model', () => {
  let test: TestContext;
  let local: Ctx;
  let server: ModelServer;
  let count = 0;
  const failures: string[] = [];
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    local = await test.signedIn();
  });
  afterAll(() => test.drop());
  afterEach(() => server.close());

  function withModel(settings: ModelSettings, modelPrice: ModelPrice | null): Ctx {
    const model = createOpenAiExtractor(settings, localExtractor, { sleep: async () => {} });
    const plugins = createRegistry([...builtInPlugins, model]);
    const onModelFailure = (reason: string) => failures.push(reason);
    return { ...local, plugins, documents: createLocalEngine(plugins, { modelPrice, onModelFailure }) };
  }

  async function product(answer: (asked: AskedOf, count: number) => Answered) {
    server = await startModelServer(answer);
    const { baseUrl } = server;
    return withModel({ apiKey: 'sk-secret', baseUrl, name: 'test-model', milliseconds: 5000, concurrency: 2 }, price);
  }

  /** Different content each time, so that no test finds what an earlier one has already read. */
  const files = () => ({ job: `${jobText}\n\nNo. ${++count}`, resume: `${resumeText}\n\nNo. ${count}` });

  async function screen(ctx: Ctx, { job, resume } = files()): Promise<string> {
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    await uploadDocuments(ctx, { screeningId: id, kind: 'JOB_DESCRIPTION', files: [textFile('job.txt', job)] });
    await uploadDocuments(ctx, { screeningId: id, kind: 'RESUME', files: [textFile('anna.txt', resume)] });
    await drainQueue({ ctx: { ...test.ctx, documents: ctx.documents }, database: test.database });
    expect(await getScreening(ctx, { id })).toMatchObject({ state: 'COMPLETED' });
    return id;
  }

  async function candidateOf(ctx: Ctx, screeningId: string) {
    const document = await ctx.db.document.findFirstOrThrow({ where: { screeningId, kind: 'RESUME' } });
    expect(document).toMatchObject({ state: 'DONE', candidateId: expect.any(String) });
    return getCandidateProfile(ctx, { id: document.candidateId ?? '' });
  }

  it('has the facts of the model and of the local extractor, and a line of what it cost', async () => {
    const { experience: _experience, ...withoutJobs } = honestResume;
    const ctx = await product((asked) =>
      asked.body.response_format.json_schema.name === 'resume'
        ? completion({ ...withoutJobs, name: null, skills: ['weekly report', 'Kubernetes'] })
        : completion(honestJob),
    );
    const id = await screen(ctx);
    const { facts, resume, overall } = await candidateOf(ctx, id);
    expect(resume).toMatchObject({ engine: 'test-model', warnings: [] });
    expect(facts.skills.map(({ value }) => value.name)).toEqual(expect.arrayContaining(['weekly report', 'Python']));
    expect(facts.name?.value).toBe('Anna Lindqvist');
    expect(facts.experience).toHaveLength(2);
    expect(overall).toBeGreaterThan(0);
    expect(await sumModelUse(ctx, { screeningId: id })).toEqual({
      models: ['test-model'],
      documents: 2,
      failed: 0,
      calls: 2,
      promptTokens: 2400,
      completionTokens: 600,
      seconds: expect.any(Number),
      factsDropped: 1,
      price: { amount: expect.closeTo(0.0036, 9), currency: 'USD' },
    });
  });

  it('asks about a content once, and again with another model', async () => {
    const ctx = await product(honest);
    const documents = files();
    await screen(ctx, documents);
    const again = await screen(ctx, documents);
    expect(server.asked).toHaveLength(2);
    expect(await sumModelUse(ctx, { screeningId: again })).toBeNull();
    expect((await candidateOf(ctx, again)).resume?.engine).toBe('test-model');
    const { baseUrl } = server;
    const other = withModel({ apiKey: null, baseUrl, name: 'another', milliseconds: 5000, concurrency: 1 }, null);
    const third = await screen(other, documents);
    expect(server.asked).toHaveLength(4);
    expect(await sumModelUse(other, { screeningId: third })).toMatchObject({ models: ['another'], price: null });
    expect((await candidateOf(other, third)).resume?.engine).toBe('another');
  });

  it('completes by the local extractor when the server is down, says so, and asks again the next time', async () => {
    const state = { down: true };
    const ctx = await product((asked) => (state.down ? failing(503) : honest(asked)));
    const documents = files();
    const id = await screen(ctx, documents);
    const { facts, resume } = await candidateOf(ctx, id);
    expect(facts.name?.value).toBe('Anna Lindqvist');
    expect(resume).toMatchObject({
      engine: 'local',
      warnings: [{ code: 'model-failed', page: null, params: { reason: 'server-error' } }],
    });
    expect(await sumModelUse(ctx, { screeningId: id })).toMatchObject({
      documents: 2,
      failed: 2,
      calls: 8,
      promptTokens: 0,
      price: null,
    });
    expect(failures).toEqual(['server-error', 'server-error']);
    state.down = false;
    const next = await screen(ctx, documents);
    expect((await candidateOf(ctx, next)).resume).toMatchObject({ engine: 'test-model', warnings: [] });
    expect(await sumModelUse(ctx, { screeningId: next })).toMatchObject({ failed: 0, calls: 2 });
  });

  it('has no price where the server does not count', async () => {
    const ctx = await product((asked) => {
      const { usage: _usage, ...uncounted } = honest(asked).body as Record<string, unknown>;
      return { body: uncounted };
    });
    const sum = await sumModelUse(ctx, { screeningId: await screen(ctx) });
    expect(sum).toMatchObject({ documents: 2, calls: 2, promptTokens: null, completionTokens: null, price: null });
  });

  it('stops asking when the screening is cancelled', async () => {
    const ctx = await product(() => ({ ...completion(honestResume), milliseconds: 4000 }));
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const { documents } = await uploadDocuments(ctx, {
      screeningId: id,
      kind: 'RESUME',
      files: [textFile('anna.txt', files().resume)],
    });
    const documentId = documents[0]?.id ?? '';
    const stop = new AbortController();
    await readDocument(ctx, { documentId, signal: stop.signal });
    const extracting = extractFacts(ctx, { documentId, signal: stop.signal });
    await expect.poll(() => server.asked.length).toBe(1);
    await cancelScreening(ctx, { screeningId: id });
    stop.abort();
    await extracting;
    expect(await ctx.db.document.findUnique({ where: { id: documentId } })).toMatchObject({ state: 'CANCELLED', modelUse: null });
    await local.db.$executeRaw`delete from graphile_worker._private_jobs`;
  });

  it('keeps key and document out of everything that it stores about the request', async () => {
    const ctx = await product(() => failing(400));
    const id = await screen(ctx);
    const [document] = await ctx.db.document.findMany({ where: { screeningId: id, kind: 'RESUME' } });
    expect(document?.modelUse).toEqual({
      model: 'test-model',
      calls: 1,
      promptTokens: null,
      completionTokens: null,
      milliseconds: expect.any(Number),
      dropped: 0,
      failure: 'rejected',
      price: null,
    });
  });
});
