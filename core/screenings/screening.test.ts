import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import type { DocumentKind, Screening } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { textFile } from '../documents/reading/prepareFiles.ts';
import { getProject } from '../projects/getProject.ts';
import { currentRequirements } from '../projects/requirements/currentRequirements.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { expectError } from '../testing/expectError.ts';
import { jobText as job, resumeText as resume } from '../testing/sampleTexts.ts';
import { cancelScreening } from './cancelScreening.ts';
import { finishUpload } from './finishUpload.ts';
import { getScreening } from './getScreening.ts';
import { refreshScreening } from './refreshScreening.ts';
import { screeningProgress } from './screeningProgress.ts';
import { startScreening } from './startScreening.ts';
import { uploadDocuments } from './uploadDocuments.ts';

describe('a screening', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    await ctx.db.$executeRaw`delete from graphile_worker._private_jobs`;
  });

  it('reads, extracts, scores and ends', async () => {
    const { id, projectId } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 2 });
    await upload(id, 'JOB_DESCRIPTION', { 'jd.txt': job });
    await upload(id, 'RESUME', { 'ada.txt': resume('Ada Byron', 'Python, Django'), 'bob.txt': resume('Bob Stone', 'Java') });
    expect(await getScreening(ctx, { id })).toMatchObject({ state: 'RUNNING' });
    await drainQueue(test);
    expect(await getScreening(ctx, { id })).toMatchObject({ state: 'COMPLETED', finishedAt: test.clock.now });
    expect(
      await ctx.db.candidate.findMany({ where: { projectId }, orderBy: { createdAt: 'asc' }, select: { fullName: true } }),
    ).toHaveLength(2);
    expect(await ctx.db.candidateScore.count({ where: { projectId } })).toBe(2);
    expect(await jobOf(id)).toMatchObject({ state: 'SUCCESS', completed: 3, failed: 0, total: 3 });
    expect(await states(id)).toEqual(['DONE', 'DONE', 'DONE']);
    await refreshScreening(ctx, { screeningId: id });
    const params = { jobKind: 'screening', projectId, completed: 3, failed: 0, total: 3 };
    expect(await ctx.db.notification.findMany({ where: { path: `/review?screening=${id}` } })).toMatchObject([
      { userId: ctx.viewer?.userId, kind: 'job-finished', params, readAt: null },
    ]);
  });

  it('has each file once that is sent twice under its key, even at the same time or after the end', async () => {
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 3 });
    await upload(id, 'JOB_DESCRIPTION', { 'jd.txt': job });
    const files = ['Ada Byron', 'Bob Stone', 'Cleo Marsh'].map((name) => textFile(`${name}.txt`, resume(name, 'Python')));
    const send = (first: number) =>
      uploadDocuments(ctx, { screeningId: id, kind: 'RESUME', files: files.slice(first), keys: ['a', 'b', 'c'].slice(first) });
    const [later, all] = await Promise.all([send(1), send(0)]);
    expect(all.documents.map(({ fileName }) => fileName)).toEqual(files.map(({ name }) => name));
    expect(all.documents.slice(1).map((document) => document.id)).toEqual(later.documents.map((document) => document.id));
    await drainQueue(test);
    expect(await states(id)).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
    expect((await send(0)).screening).toMatchObject({ state: 'COMPLETED' });
    expect(await ctx.db.document.count({ where: { screeningId: id } })).toBe(4);
  });

  it('refuses keys that are not one for each file', async () => {
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 2 });
    const files = ['1', '2'].map((name) => textFile(`${name}.txt`, resume(name, 'Python')));
    for (const keys of [['a'], ['a', 'a'], ['a', '']])
      await expectError(uploadDocuments(ctx, { screeningId: id, kind: 'RESUME', files, keys }), 'INVALID_INPUT');
  });

  it.each([15, 45])('one user with many résumés does not hold up another with few, in requests of %i', async (size) => {
    const ada = await test.signedIn();
    const bob = await test.signedIn();
    const many = await startScreening(ada, { expectedJobDescriptions: 1, expectedResumes: 45 });
    const names = Array.from({ length: 45 }, (_, index) => `${index}`);
    for (let first = 0; first < names.length; first += size)
      await uploadDocuments(ada, {
        screeningId: many.id,
        kind: 'RESUME',
        files: names.slice(first, first + size).map((name) => textFile(`${name}.txt`, resume(`Ada ${name}`, 'Python'))),
      });
    const few = await startScreening(bob, { expectedJobDescriptions: 1, expectedResumes: 1 });
    const { documents } = await uploadDocuments(bob, {
      screeningId: few.id,
      kind: 'RESUME',
      files: [textFile('bob.txt', resume('Bob Stone', 'Java'))],
    });
    const waiting = await ctx.db.$queryRaw<{ id: string }[]>`
      select payload->>'documentId' as id from graphile_worker._private_jobs order by priority, run_at, id`;
    expect(waiting).toHaveLength(46);
    expect(waiting.findIndex(({ id }) => id === documents[0]?.id)).toBe(20);
  });

  it('names the position after the job description and takes its requirements', async () => {
    const { id, projectId } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    expect((await getProject(ctx, { id: projectId })).title).toBe('New position');
    await upload(id, 'JOB_DESCRIPTION', { 'jd.txt': job });
    await drainQueue(test);
    expect(await getProject(ctx, { id: projectId })).toMatchObject({ title: 'Senior Python Developer', level: 'Senior Level' });
    const { revision } = (await currentRequirements(ctx, { projectId }))!;
    expect(revision).toMatchObject({ minYears: 5, educationLevel: 'bachelor' });
    expect(revision?.requiredSkills).toEqual(expect.arrayContaining(['Python', 'Django', 'PostgreSQL']));
  });

  it('scores résumés that came before the job description once it is there', async () => {
    const { id, projectId } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    await upload(id, 'RESUME', { 'ada.txt': resume('Ada Byron', 'Python, Django') });
    await drainQueue(test);
    expect(await states(id)).toEqual(['SCORING']);
    await upload(id, 'JOB_DESCRIPTION', { 'jd.txt': job });
    await drainQueue(test);
    expect(await states(id)).toEqual(['DONE', 'DONE']);
    expect((await ctx.db.candidateScore.findFirstOrThrow({ where: { projectId } })).matchedSkills).toBe(2);
  });

  it('scores without requirements when the job description cannot be read, and says why', async () => {
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    await upload(id, 'RESUME', { 'ada.txt': resume('Ada Byron', 'Python') });
    await upload(id, 'JOB_DESCRIPTION', { 'jd.pdf': '%PDF-1.4 nonsense' });
    await drainQueue(test);
    expect(await getScreening(ctx, { id })).toMatchObject({ state: 'COMPLETED' });
    const documents = await ctx.db.document.findMany({ where: { screeningId: id, state: 'FAILED' } });
    expect(documents).toEqual([expect.objectContaining({ fileName: 'jd.pdf', errorCode: 'CORRUPT' })]);
  });

  it('lists files that cannot be accepted with their reason, and continues with the rest', async () => {
    const small = { ...ctx, limits: { maxFiles: 50, maxFileBytes: 1024 * 1024 } };
    const { id } = await startScreening(small, { expectedJobDescriptions: 1, expectedResumes: 3 });
    await upload(id, 'JOB_DESCRIPTION', { 'jd.txt': job });
    const { documents } = await upload(
      id,
      'RESUME',
      { 'empty.txt': '', 'huge.txt': 'x'.repeat(1024 * 1024 + 1), 'ada.txt': resume('Ada Byron', 'SQL') },
      small,
    );
    expect(documents.map(({ errorCode, state }) => errorCode ?? state)).toEqual(['EMPTY_FILE', 'TOO_LARGE', 'QUEUED']);
    await drainQueue(test);
    expect(await getScreening(ctx, { id })).toMatchObject({ state: 'COMPLETED' });
    expect(await jobOf(id)).toMatchObject({ state: 'SUCCESS', completed: 2, failed: 2 });
  });

  it('recognises the same content, in one upload and in a later one', async () => {
    const ada = resume('Ada Byron', 'Python');
    const { id, projectId } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 2 });
    await upload(id, 'JOB_DESCRIPTION', { 'jd.txt': job });
    const { documents } = await upload(id, 'RESUME', { 'ada.txt': ada, 'copy.txt': ada });
    expect(documents.map(({ duplicateOfId }) => duplicateOfId)).toEqual([null, documents[0]?.id]);
    await drainQueue(test);
    const later = await startScreening(ctx, { projectId, expectedJobDescriptions: 0, expectedResumes: 1 });
    await upload(later.id, 'RESUME', { 'again.txt': ada });
    await drainQueue(test);
    expect(await getScreening(ctx, { id: later.id })).toMatchObject({ state: 'COMPLETED' });
    expect(await ctx.db.candidate.count({ where: { projectId } })).toBe(1);
    const owners = await ctx.db.document.findMany({ where: { projectId, kind: 'RESUME' }, select: { candidateId: true } });
    expect(new Set(owners.map(({ candidateId }) => candidateId)).size).toBe(1);
  });

  it('makes no second candidate of a document whose tasks run twice', async () => {
    const { id, projectId } = await complete();
    const before = await snapshot(projectId);
    const documents = await ctx.db.document.findMany({ where: { screeningId: id } });
    for (const task of ['readDocument', 'extractFacts']) {
      for (const document of documents)
        await ctx.db
          .$queryRaw`select (graphile_worker.add_job(${task}, ${JSON.stringify({ documentId: document.id })}::json)).id::text`;
    }
    await drainQueue(test);
    expect(await snapshot(projectId)).toEqual(before);
  });

  it('ends when the worker died between the last document and the end', async () => {
    const { id } = await complete();
    await ctx.db.screening.update({ where: { id }, data: { state: 'RUNNING', finishedAt: null } });
    await ctx.db.bulkJob.updateMany({ where: { screening: { id } }, data: { state: 'PROGRESS', finishedAt: null } });
    const { candidateId } = await ctx.db.document.findFirstOrThrow({ where: { screeningId: id, kind: 'RESUME' } });
    await ctx.db.$queryRaw`select (graphile_worker.add_job('scoreCandidate', ${JSON.stringify({ candidateId })}::json)).id::text`;
    await drainQueue(test);
    expect(await getScreening(ctx, { id })).toMatchObject({ state: 'COMPLETED' });
  });

  it('stops when it is cancelled, and keeps what was finished', async () => {
    const { id, projectId } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 2 });
    await upload(id, 'JOB_DESCRIPTION', { 'jd.txt': job });
    await upload(id, 'RESUME', { 'ada.txt': resume('Ada Byron', 'Python') });
    await drainQueue(test);
    await upload(id, 'RESUME', { 'bob.txt': resume('Bob Stone', 'Python') });
    expect(await cancelScreening(ctx, { screeningId: id })).toMatchObject({ state: 'CANCELLED' });
    await drainQueue(test);
    expect(await states(id)).toEqual(['CANCELLED', 'DONE', 'DONE']);
    expect(await ctx.db.candidate.count({ where: { projectId } })).toBe(1);
    expect(await jobOf(id)).toMatchObject({ state: 'REVOKED', completed: 2 });
    await expectError(upload(id, 'RESUME', { 'c.txt': 'x' }), 'SCREENING_ENDED');
    expect(await cancelScreening(ctx, { screeningId: id })).toMatchObject({ state: 'CANCELLED' });
  });

  it('says what a cancellation keeps, including files that wait for their score', async () => {
    const screening = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 2 });
    const { id } = screening;
    await upload(id, 'RESUME', { 'ada.txt': resume('Ada Byron', 'Python'), 'broken.pdf': '%PDF-1.4 nonsense' });
    await drainQueue(test);
    await upload(id, 'JOB_DESCRIPTION', { 'jd.txt': job });
    expect(await states(id)).toEqual(['FAILED', 'QUEUED', 'SCORING']);
    const progressOf = async (one: Screening) => (await screeningProgress(ctx, { screenings: [one] }))[0];
    expect(await progressOf(screening)).toMatchObject({ filesKept: 1, filesProcessed: 1 });
    const cancelled = await cancelScreening(ctx, { screeningId: id });
    expect(await progressOf(cancelled)).toMatchObject({ filesKept: 1, jobDescriptionsRead: false });
    await drainQueue(test);
    expect(await states(id)).toEqual(['CANCELLED', 'DONE', 'FAILED']);
  });

  it('ends with what it has when no more files come', async () => {
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 2, expectedResumes: 5 });
    await upload(id, 'JOB_DESCRIPTION', { 'jd.txt': job });
    await upload(id, 'RESUME', { 'ada.txt': resume('Ada Byron', 'Python') });
    await drainQueue(test);
    expect(await getScreening(ctx, { id })).toMatchObject({ state: 'UPLOADING' });
    await finishUpload(ctx, { screeningId: id });
    await drainQueue(test);
    expect(await getScreening(ctx, { id })).toMatchObject({ state: 'COMPLETED', expectedFiles: 2 });
  });

  it('asks for both kinds of files, and for no more than the limit', async () => {
    await expectError(startScreening(ctx, { expectedJobDescriptions: 0, expectedResumes: 1 }), 'NO_JOB_DESCRIPTION');
    await expectError(startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 0 }), 'NO_RESUMES');
    const error = await expectError(startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 50 }), 'TOO_MANY_FILES');
    expect(error.message).toContain('50');
    const { id } = await startScreening(
      { ...ctx, limits: { ...ctx.limits, maxFiles: 2 } },
      { expectedJobDescriptions: 1, expectedResumes: 1 },
    );
    const tooMany = upload(id, 'RESUME', { a: 'a', b: 'b', c: 'c' }, { ...ctx, limits: { ...ctx.limits, maxFiles: 2 } });
    await expectError(tooMany, 'TOO_MANY_FILES');
    expect(await ctx.db.document.count({ where: { screeningId: id } })).toBe(0);
  });

  it('takes uploads that come at once, and loses none', async () => {
    const { id } = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 12 });
    const people = Array.from({ length: 12 }, (_, index) => `Person Number${index}`);
    await Promise.all([
      ...people.map((name, index) => upload(id, 'RESUME', { [`${index}.txt`]: resume(name, 'Python') })),
      upload(id, 'JOB_DESCRIPTION', { 'jd.txt': job }),
    ]);
    expect(await getScreening(ctx, { id })).toMatchObject({ state: 'RUNNING' });
    await drainQueue(test);
    expect(await jobOf(id)).toMatchObject({ state: 'SUCCESS', completed: 13 });
  });

  async function complete(): Promise<Screening> {
    const screening = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    await upload(screening.id, 'JOB_DESCRIPTION', { 'jd.txt': job });
    await upload(screening.id, 'RESUME', { 'ada.txt': resume('Ada Byron', 'Python, Docker') });
    await drainQueue(test);
    return screening;
  }

  function upload(screeningId: string, kind: DocumentKind, files: Record<string, string>, as = ctx) {
    return uploadDocuments(as, { screeningId, kind, files: Object.entries(files).map(([name, text]) => textFile(name, text)) });
  }

  async function states(screeningId: string): Promise<string[]> {
    const documents = await ctx.db.document.findMany({ where: { screeningId } });
    return documents.map(({ state }) => state).sort();
  }

  function jobOf(screeningId: string) {
    return ctx.db.bulkJob.findFirstOrThrow({ where: { screening: { id: screeningId } } });
  }

  async function snapshot(projectId: string) {
    return Promise.all([
      ctx.db.candidate.findMany({ where: { projectId } }),
      ctx.db.document.findMany({ where: { projectId }, orderBy: { id: 'asc' } }),
      ctx.db.candidateFacts.findMany({ where: { candidate: { projectId } } }),
      ctx.db.candidateScore.findMany({ where: { projectId } }),
      ctx.db.requirementRevision.findMany({ where: { projectId } }),
      ctx.db.screening.findMany({ where: { projectId } }),
    ]);
  }
});
