import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import type { Ctx } from '../context.ts';
import { textFile } from '../documents/reading/prepareFiles.ts';
import { createProject } from '../projects/createProject.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { expectError } from '../testing/expectError.ts';
import { orderScreening } from './orders/orderScreening.ts';
import { screenAtOnce } from './screenAtOnce.ts';
import { screenResumes } from './screenResumes.ts';
import { startSampleScreening } from './startSampleScreening.ts';
import { waitForScreening } from './waitForScreening.ts';

describe('screening without a browser', () => {
  let test: TestContext;
  let ctx: Ctx;
  const { signal } = new AbortController();
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  it('adds résumés to a position without requirements, and returns their results in order', async () => {
    const { id: projectId } = await createProject(ctx, { title: 'Accordionist' });
    const files = [textFile('ada.txt', 'Ada Byron\nada@example.com\nSkills\nPython, SQL'), textFile('empty.txt', '')];
    const waiting = screenResumes(ctx, { projectId, files, source: 'REST', signal });
    await expect.poll(() => ctx.db.document.count({ where: { projectId } })).toBe(2);
    await drainQueue(test);
    const [ada, empty] = await waiting;
    expect(ada).toMatchObject({ state: 'DONE', candidateId: expect.any(String) });
    expect(empty).toMatchObject({ state: 'FAILED', errorCode: 'EMPTY_FILE' });
    expect(await ctx.db.candidateScore.count({ where: { projectId } })).toBe(1);
    expect(await ctx.db.candidate.findMany({ where: { projectId }, select: { source: true } })).toEqual([{ source: 'REST' }]);
  });

  it('leaves no screening that waits for files when it ends before they are stored', async () => {
    const { id: projectId } = await createProject(ctx, { title: 'Harpist' });
    const lost = { ...textFile('ada.txt', 'Ada Byron'), read: () => Promise.reject(new Error('the server died')) };
    await expect(screenResumes(ctx, { projectId, files: [lost], source: 'REST', signal })).rejects.toThrow('the server died');
    expect(await ctx.db.screening.count({ where: { projectId } })).toBe(0);
    expect(await ctx.db.bulkJob.count({ where: { projectId } })).toBe(0);
  });

  it('leaves neither position nor screening when it ends before its last file is stored', async () => {
    const lost = { ...textFile('ada.txt', 'Ada Byron'), read: () => Promise.reject(new Error('the server died')) };
    const job = textFile('job.txt', 'Bassoonist wanted');
    const counts = () =>
      Promise.all([ctx.db.project.count(), ctx.db.screening.count(), ctx.db.document.count(), ctx.db.bulkJob.count()]);
    const before = await counts();
    const atOnce = { title: 'Bassoonist', jobDescription: 'Bassoonist wanted', resumes: [lost], signal, timeoutMs: 1 };
    await expect(screenAtOnce(ctx, atOnce)).rejects.toThrow('the server died');
    const order = { requirements: [job], resumes: [lost], externalId: 'bassoon', source: 'REST' as const };
    await expect(orderScreening(ctx, order)).rejects.toThrow('the server died');
    expect(await counts()).toEqual(before);
    const resumes = [textFile('ada.txt', 'Ada Byron')];
    const { id } = await orderScreening(ctx, { ...order, resumes });
    expect(await orderScreening(ctx, { ...order, resumes })).toMatchObject({ id });
    const { state, expectedFiles } = await ctx.db.screening.findUniqueOrThrow({ where: { id } });
    expect([state, expectedFiles, await ctx.db.document.count({ where: { screeningId: id } })]).toEqual(['RUNNING', 2, 2]);
  });

  it('does not wait forever', async () => {
    const { id: screeningId } = await startSampleScreening(ctx);
    await expectError(waitForScreening(ctx, { screeningId, signal, timeoutMs: 1 }), 'UNAVAILABLE');
  });

  it('brings its own documents, all of which can be read', async () => {
    const { id, projectId } = await startSampleScreening(ctx);
    await drainQueue(test);
    const documents = await ctx.db.document.findMany({ where: { screeningId: id } });
    expect(documents.map(({ state }) => state)).toEqual(Array.from({ length: 9 }, () => 'DONE'));
    expect(await ctx.db.candidateScore.count({ where: { projectId } })).toBe(8);
  });
});
