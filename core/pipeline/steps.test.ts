import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PluginError } from '../../plugins/contract.ts';
import { skillsFacet } from '../../plugins/facets/skills/skillsFacet.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { createRegistry } from '../../plugins/registry.ts';
import type { Ctx } from '../context.ts';
import { deleteProject } from '../deletion/deleteProject.ts';
import { textFile } from '../documents/reading/prepareFiles.ts';
import { cancelScreening } from '../screenings/cancelScreening.ts';
import { finishUpload } from '../screenings/finishUpload.ts';
import { getScreening } from '../screenings/getScreening.ts';
import { startScreening } from '../screenings/startScreening.ts';
import { uploadDocuments } from '../screenings/uploadDocuments.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { jobText } from '../testing/sampleTexts.ts';
import { extractFacts } from './extractFacts.ts';
import { failAbandoned } from './failAbandoned.ts';
import { readDocument } from './readDocument.ts';
import { rescoreScreened } from './rescoreScreened.ts';
import { scoreScreened } from './scoreScreened.ts';

describe('the steps of a document', () => {
  let text: string;
  let count = 0;
  let test: TestContext;
  let ctx: Ctx;
  let screeningId: string;
  let documentId: string;
  const { signal } = new AbortController();
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    await ctx.db.$executeRaw`delete from graphile_worker._private_jobs`;
    // Different content each time, so that no test finds what an earlier one has already read.
    text = `Ada Byron\nada${++count}@example.com\n\nSkills\nPython, SQL\n`;
    screeningId = (await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 })).id;
    documentId = await upload(screeningId, text);
  });

  it('leave a failure that is not the document’s own to the next attempt', async () => {
    await expect(readDocument(failing(new Error('disk full')), { documentId, signal })).rejects.toThrow('disk full');
    expect(await document()).toMatchObject({ state: 'READING', errorCode: null });
    await readDocument(ctx, { documentId, signal });
    expect(await document()).toMatchObject({ state: 'SCORING', pages: expect.any(Number) });
  });

  it('make a résumé a scored candidate in one step, unless a model is asked', async () => {
    await finishUpload(ctx, { screeningId });
    await readDocument(ctx, { documentId, signal });
    const { state, candidateId } = await document();
    expect(state).toBe('DONE');
    expect(await ctx.db.candidateScore.count({ where: { candidateId: candidateId ?? '' } })).toBe(1);
    expect(await getScreening(ctx, { id: screeningId })).toMatchObject({ state: 'COMPLETED' });
    const other = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const asked = await upload(other.id, `${text}asked`);
    await readDocument({ ...ctx, documents: { ...ctx.documents, asksModel: true } }, { documentId: asked, signal });
    expect(await document(asked)).toMatchObject({ state: 'EXTRACTING', candidateId: null });
  });

  it('end the document visibly when the last attempt fails', async () => {
    const lastAttempt = { documentId, signal, lastAttempt: true };
    await expect(readDocument(failing(new Error('disk full')), lastAttempt)).rejects.toThrow('disk full');
    expect(await document()).toMatchObject({ state: 'FAILED', errorCode: 'UNAVAILABLE', finishedAt: test.clock.now });
  });

  it('end with the refusal of a plugin, also if its error class is another copy', async () => {
    const foreign = Object.assign(new Error('secret.pdf'), { name: 'PluginError', code: 'ENCRYPTED' });
    await readDocument(failing(foreign), { documentId, signal });
    expect(await document()).toMatchObject({ state: 'FAILED', errorCode: 'ENCRYPTED' });
  });

  it('say how large a file may be when a reader finds it too large', async () => {
    await readDocument(failing(new PluginError('TOO_LARGE', 'x')), { documentId, signal });
    expect(await document()).toMatchObject({ errorCode: 'TOO_LARGE', errorParams: { limitMb: 10 } });
  });

  it('end quietly when the screening was cancelled, and go on later when the process stops', async () => {
    const aborted = AbortSignal.abort(new Error('stopping'));
    await expect(readDocument(ctx, { documentId, signal: aborted })).rejects.toThrow('stopping');
    expect(await document()).toMatchObject({ state: 'READING' });
    const stop = new AbortController();
    const cancelling = engine(async () => {
      await cancelScreening(ctx, { screeningId });
      stop.abort();
      throw new PluginError('ABORTED', 'aborted');
    });
    await readDocument(cancelling, { documentId, signal: stop.signal });
    expect(await document()).toMatchObject({ state: 'CANCELLED' });
  });

  it('do not write over a cancellation that came while they worked', async () => {
    const late = engine(async (input) => {
      await cancelScreening(ctx, { screeningId });
      return ctx.documents.read(input);
    });
    await readDocument(late, { documentId, signal });
    expect(await document()).toMatchObject({ state: 'CANCELLED' });
    expect(await ctx.db.$queryRaw`select 1 from graphile_worker.jobs where task_identifier = 'extractFacts'`).toEqual([]);
  });

  it('read a content once, and again when its reader has another version', async () => {
    let reads = 0;
    const counting = engine((input) => {
      reads++;
      return ctx.documents.read(input);
    });
    const fresh = await upload(screeningId, `${text}read once`);
    await readDocument(counting, { documentId: fresh, signal });
    const other = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    await readDocument(counting, { documentId: await upload(other.id, `${text}read once`), signal });
    expect(reads).toBe(1);
    await ctx.db.documentReading.updateMany({ data: { readerVersion: 'old' } });
    const third = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    await readDocument(counting, { documentId: await upload(third.id, `${text}read once`), signal });
    expect(reads).toBe(2);
  });

  it('make one candidate of a content that comes through two screenings of a position at once', async () => {
    const { projectId } = await getScreening(ctx, { id: screeningId });
    const other = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    await ctx.db.screening.update({ where: { id: other.id }, data: { projectId } });
    const twin = await upload(other.id, text);
    expect((await document(twin)).state).toBe('QUEUED');
    await Promise.all([documentId, twin].map((id) => readDocument(ctx, { documentId: id, signal })));
    await Promise.all([documentId, twin].map((id) => extractFacts(ctx, { documentId: id, signal })));
    expect(await ctx.db.candidate.count({ where: { projectId } })).toBe(1);
    expect(new Set([(await document()).candidateId, (await document(twin)).candidateId]).size).toBe(1);
  });

  it('store résumés that are read at the same time together, without those cancelled meanwhile, and each once if run twice', async () => {
    await finishUpload(ctx, { screeningId });
    const { projectId } = await getScreening(ctx, { id: screeningId });
    const [here, there] = await Promise.all([openIn(projectId), openIn(projectId)]);
    const own = await Promise.all([1, 2, 3].map((index) => upload(here, `${text}together ${index}`)));
    const [same, cancelled] = [await upload(there, `${text}together 1`), await upload(there, `${text}together 4`)];
    for (const id of [here, there]) await finishUpload(ctx, { screeningId: id });
    let left = 6;
    let open = () => {};
    const all = new Promise<void>((resolve) => {
      open = resolve;
    });
    const together = engine(async (input) => {
      const read = await ctx.documents.read(input);
      if (--left === 1) await ctx.db.document.update({ where: { id: cancelled }, data: { state: 'CANCELLED' } });
      if (left === 0) open();
      await all;
      return read;
    });
    const ids = [documentId, ...own, same, cancelled];
    await Promise.all(ids.map((id) => readDocument(together, { documentId: id, signal })));
    await Promise.all(ids.map((id) => readDocument(ctx, { documentId: id, signal })));
    await drainQueue(test);
    const documents = await ctx.db.document.findMany({
      where: { projectId },
      include: { candidate: { include: { score: true } } },
    });
    expect(new Map(documents.map(({ id, state }) => [id, state]))).toEqual(
      new Map(ids.map((id) => [id, id === cancelled ? 'CANCELLED' : 'DONE'])),
    );
    expect(await ctx.db.candidate.count({ where: { projectId } })).toBe(4);
    const find = (id: string | undefined) => documents.find((one) => one.id === id)!;
    const copies = [find(own[0]), find(same)];
    expect(new Set(copies.map(({ candidateId }) => candidateId)).size).toBe(1);
    expect(copies.filter(({ duplicateOfId }) => duplicateOfId !== null)).toHaveLength(1);
    // All have the same e-mail.
    const candidates = documents.flatMap(({ candidate }) => candidate ?? []);
    const [eldest] = candidates.map(({ id }) => id).sort((a, b) => (a < b ? -1 : 1));
    expect(candidates.map(({ personId, score }) => [personId, score !== null])).toEqual(candidates.map(() => [eldest, true]));
  });

  it('keep text that PostgreSQL would refuse', async () => {
    const hostile = engine(async (input) => {
      const read = await ctx.documents.read(input);
      return { ...read, text: read.text.replace(' ', '\0') };
    });
    await readDocument(hostile, { documentId: await upload(screeningId, `${text}\nhostile`), signal });
    await drainQueue(test);
    expect(await ctx.db.candidate.count({ where: { documents: { some: { screeningId } } } })).toBeGreaterThan(0);
  });

  it('refuse a job description with hardly any text', async () => {
    const { documents } = await uploadDocuments(ctx, {
      screeningId,
      kind: 'JOB_DESCRIPTION',
      files: [textFile('jd.txt', 'Cook wanted.')],
    });
    await drainQueue(test);
    expect(await document(documents[0]?.id)).toMatchObject({ state: 'FAILED', errorCode: 'NO_TEXT' });
    expect(await getScreening(ctx, { id: screeningId })).toMatchObject({ state: 'COMPLETED' });
  });

  it('read the first 20,000 characters of a job description, and say that more was left out', async () => {
    const filling = 'We care about every guest and every colleague, every day.\n'.repeat(400);
    const { documents } = await uploadDocuments(ctx, {
      screeningId,
      kind: 'JOB_DESCRIPTION',
      files: [textFile('jd.txt', `${jobText}\n${filling}\nRequirements:\n- COBOL\n- Fortran\n`)],
    });
    await drainQueue(test);
    const { sha256 } = await document(documents[0]?.id);
    const stored = await ctx.db.documentExtraction.findFirstOrThrow({ where: { sha256: sha256 ?? '' } });
    const facts = JSON.stringify(stored);
    expect(facts).toContain('Django');
    expect(facts).not.toContain('COBOL');
    expect(facts).toContain('text-left-out');
  });

  it('end a document visibly when its candidate cannot be scored', async () => {
    await finishUpload(ctx, { screeningId });
    const broken = createRegistry([{ ...skillsFacet, score: () => JSON.parse('broken') }]);
    await readDocument({ ...ctx, plugins: broken }, { documentId, signal });
    const { candidateId, state, projectId } = await document();
    expect(state).toBe('SCORING');
    const scoring = { candidateId: candidateId ?? '', lastAttempt: true };
    await expect(scoreScreened({ ...ctx, plugins: broken }, scoring)).rejects.toThrow(SyntaxError);
    expect(await document()).toMatchObject({ state: 'FAILED', errorCode: 'UNAVAILABLE', candidateId });
    expect(await getScreening(ctx, { id: screeningId })).toMatchObject({ state: 'COMPLETED' });
    await expect(rescoreScreened({ ...ctx, plugins: broken }, { projectId, signal, lastAttempt: true })).rejects.toThrow(
      SyntaxError,
    );
  });

  it('end documents whose tasks killed every worker that tried', async () => {
    await ctx.db.$executeRaw`update graphile_worker._private_jobs set attempts = max_attempts`;
    expect(await failAbandoned(ctx)).toBe(1);
    expect(await failAbandoned(ctx)).toBe(0);
    expect(await document()).toMatchObject({ state: 'FAILED', errorCode: 'UNAVAILABLE' });
  });

  it('skip a document whose position was deleted', async () => {
    await deleteProject(ctx, { id: (await document()).projectId });
    await readDocument(ctx, { documentId, signal });
    await extractFacts(ctx, { documentId, signal });
    await drainQueue(test);
    expect(await ctx.db.document.count({ where: { id: documentId } })).toBe(0);
  });

  function engine(read: Ctx['documents']['read']): Ctx {
    return { ...ctx, documents: { ...ctx.documents, read } };
  }

  function failing(error: Error): Ctx {
    return engine(async () => {
      throw error;
    });
  }

  async function openIn(projectId: string): Promise<string> {
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 5 });
    await ctx.db.screening.update({ where: { id }, data: { projectId } });
    return id;
  }

  async function upload(screening: string, content: string): Promise<string> {
    const { documents } = await uploadDocuments(ctx, {
      screeningId: screening,
      kind: 'RESUME',
      files: [textFile('ada.txt', content)],
    });
    return documents[0]?.id ?? '';
  }

  function document(id = documentId) {
    return ctx.db.document.findUniqueOrThrow({ where: { id } });
  }
});
