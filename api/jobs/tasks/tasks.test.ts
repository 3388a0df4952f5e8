import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestSignInCode } from '../../../core/accounts/requestSignInCode.ts';
import { startBulk } from '../../../core/bulk/startBulk.ts';
import type { Ctx } from '../../../core/context.ts';
import { textFile } from '../../../core/documents/reading/prepareFiles.ts';
import { OutgoingError } from '../../../core/outgoing/outgoing.ts';
import { saveRequirements } from '../../../core/projects/requirements/saveRequirements.ts';
import type { TaskName, TaskPayloads } from '../../../core/queue.ts';
import { orderFiles } from '../../../core/screenings/orders/orderFiles.ts';
import { startScreening } from '../../../core/screenings/startScreening.ts';
import { uploadDocuments } from '../../../core/screenings/uploadDocuments.ts';
import { createTestContext, type TestContext } from '../../../core/testing/createTestContext.ts';
import { drainQueue } from '../../../core/testing/drainQueue.ts';
import { createWebhook } from '../../../core/webhooks/createWebhook.ts';
import { builtInPlugins } from '../../../plugins/index.ts';
import { taskList } from './taskList.ts';

const job = 'Python Developer\n\nRequirements:\n- 3+ years of experience\n- Python\n- SQL\n- Docker\n- Git\n- Linux\n';

/** Runs each task twice; the second run must change no row. */
describe('a task that runs twice', () => {
  let count = 0;
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  let resumeId: string;
  let jobId: string;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    await forgetJobs();
    const screening = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 1 });
    projectId = screening.projectId;
    jobId = await upload(screening.id, 'JOB_DESCRIPTION', `${job}${++count}`);
    resumeId = await upload(screening.id, 'RESUME', `Ada Byron\nada${count}@example.com\n\nSkills\nPython, SQL\n`);
  });

  it('reads a document once', async () => {
    await forgetJobs();
    await runTwice('readDocument', { documentId: jobId });
    expect(await waiting()).toEqual(['extractFacts']);
  });

  it('reads a résumé and makes one candidate of it', async () => {
    await run('readDocument', { documentId: jobId });
    await run('extractFacts', { documentId: jobId });
    await runTwice('readDocument', { documentId: resumeId });
    expect(await ctx.db.candidate.count({ where: { projectId } })).toBe(1);
    expect(await ctx.db.candidateScore.count({ where: { projectId } })).toBe(1);
  });

  it('makes one candidate of a résumé that a model reads', async () => {
    await run('readDocument', { documentId: resumeId }, { ...ctx, documents: { ...ctx.documents, asksModel: true } });
    await runTwice('extractFacts', { documentId: resumeId });
    expect(await ctx.db.candidate.count({ where: { projectId } })).toBe(1);
  });

  it('makes one revision of a job description', async () => {
    await run('readDocument', { documentId: jobId });
    await runTwice('extractFacts', { documentId: jobId });
    expect(await ctx.db.requirementRevision.count({ where: { projectId } })).toBe(1);
  });

  it('scores a candidate', async () => {
    await drainQueue(test);
    const { candidateId } = await ctx.db.document.findUniqueOrThrow({ where: { id: resumeId } });
    await runTwice('scoreCandidate', { candidateId: candidateId ?? '' });
    expect(await ctx.db.candidateScore.count({ where: { projectId } })).toBe(1);
  });

  it('scores a position again', async () => {
    await drainQueue(test);
    await saveRequirements(ctx, { projectId, requiredSkills: ['Fortran'] });
    await runTwice('rescoreProject', { projectId });
    expect(await ctx.db.candidateScore.findFirst({ where: { projectId } })).toMatchObject({ matchedSkills: 0 });
  });

  it('changes the candidates of a bulk operation once', async () => {
    await drainQueue(test);
    const { candidateId } = await ctx.db.document.findUniqueOrThrow({ where: { id: resumeId } });
    const selection = { projectId, ids: [candidateId ?? ''] };
    const { id } = await startBulk(ctx, { kind: 'save', selection, input: { action: 'toggle' } });
    await forgetJobs();
    await runTwice('runBulk', { jobId: id });
    expect(await ctx.db.savedCandidate.findMany({ where: { candidateId: candidateId ?? '' } })).toMatchObject([
      { status: 'SHORTLISTED' },
    ]);
  });

  it('sends a code once', async () => {
    await requestSignInCode(ctx, { email: `ada${count}@example.com` });
    const { id } = await ctx.db.signInCode.findFirstOrThrow({ orderBy: { id: 'desc' } });
    test.mails.length = 0;
    await runTwice('sendSignInCode', { codeId: id });
    expect(test.mails).toHaveLength(1);
  });

  it('fetches an ordered document once, after the other system was busy', async () => {
    await drainQueue(test);
    const { id: screeningId } = await startScreening(ctx, { projectId, expectedJobDescriptions: 0, expectedResumes: 1 });
    await ctx.db.$transaction((tx) => orderFiles(ctx, tx, { screeningId, urls: ['https://files.example.com/fay.txt'] }));
    const { id: documentId } = await ctx.db.document.findFirstOrThrow({ where: { screeningId } });
    const answers = [new OutgoingError('HTTP 503'), Buffer.from('Fay Moss')];
    const fetchFile = async () => {
      const answer = answers.shift();
      if (!Buffer.isBuffer(answer)) throw answer ?? new Error('fetched too often');
      return answer;
    };
    const task = taskList.find(({ name }) => name === 'fetchDocument');
    const fetching = () =>
      task?.run(
        { ...ctx, outgoing: { ...ctx.outgoing, fetchFile } },
        { documentId },
        { signal: new AbortController().signal, lastAttempt: false },
      );
    await expect(fetching()).rejects.toThrow('HTTP 503');
    for (let times = 0; times < 2; times++) await fetching();
    await drainQueue(test);
    expect(await ctx.db.document.findUniqueOrThrow({ where: { id: documentId } })).toMatchObject({ state: 'DONE', sizeBytes: 8 });
  });

  it('tells a webhook once', async () => {
    const { id: webhookId } = await createWebhook(ctx, { url: 'https://hook.example.com/', events: ['job.finished'] });
    const posts: string[] = [];
    const answering = { ...ctx, outgoing: { ...ctx.outgoing, post: async ({ url }: { url: string }) => posts.push(url) && 204 } };
    const task = taskList.find(({ name }) => name === 'sendDeliveries');
    for (let times = 0; times < 2; times++)
      await task?.run(answering, {}, { signal: new AbortController().signal, lastAttempt: false });
    expect(posts).toEqual(['https://hook.example.com/']);
    expect(await ctx.db.webhookDelivery.findMany({ where: { webhookId } })).toMatchObject([{ status: 'DELIVERED', attempts: 1 }]);
  });

  it('empties a position that is being deleted', async () => {
    const { id: projectId } = await ctx.db.project.create({
      data: { title: 'Doomed', department: '', location: '', type: '', level: '' },
    });
    await ctx.db.candidate.create({ data: { projectId } });
    await ctx.db.project.update({ where: { id: projectId }, data: { deletingAt: new Date() } });
    await runTwice('deleteProject', { projectId });
    expect(await ctx.db.project.findUnique({ where: { id: projectId } })).toBeNull();
  });

  it('deletes files that no document uses', async () => {
    const file = { sizeBytes: 1, bytes: Buffer.from('x') };
    await ctx.db.storedFile.create({ data: { sha256: 'unused', ...file } });
    await runTwice('sweepUnusedFiles', {});
    expect(await ctx.db.storedFile.count({ where: { sha256: 'unused' } })).toBe(0);
    expect(await ctx.db.storedFile.count()).toBe((await ctx.db.document.groupBy({ by: ['sha256'] })).length);
  });

  it('cleans up', async () => {
    await ctx.db.signInCode.create({
      data: { email: 'old@example.com', client: '', codeHash: '', createdAt: new Date(0), expiresAt: new Date(0) },
    });
    await runTwice('cleanUp', {});
    expect(await ctx.db.signInCode.count({ where: { email: 'old@example.com' } })).toBe(0);
  });

  async function runTwice<T extends TaskName>(name: T, payload: TaskPayloads[T]): Promise<void> {
    await run(name, payload);
    const first = await snapshot();
    await run(name, payload);
    expect(await snapshot()).toEqual(first);
  }

  async function run<T extends TaskName>(name: T, payload: TaskPayloads[T], context = ctx): Promise<void> {
    const task = taskList.find((one) => one.name === name);
    await task?.run(context, task.payload.parse(payload), { signal: new AbortController().signal, lastAttempt: false });
  }

  function snapshot() {
    const { db } = ctx;
    return Promise.all([
      db.document.findMany({ orderBy: { id: 'asc' } }),
      db.documentReading.findMany({ orderBy: { sha256: 'asc' }, omit: { layout: true } }),
      db.documentExtraction.findMany({ orderBy: { sha256: 'asc' } }),
      db.candidate.findMany({ orderBy: { id: 'asc' } }),
      db.candidateFacts.findMany({ orderBy: { candidateId: 'asc' } }),
      db.candidateScore.findMany({ orderBy: { candidateId: 'asc' } }),
      db.requirementRevision.findMany({ orderBy: { id: 'asc' } }),
      db.project.findMany({ orderBy: { id: 'asc' } }),
      db.screening.findMany({ orderBy: { id: 'asc' } }),
      db.bulkJob.findMany({ orderBy: { id: 'asc' } }),
      db.bulkJobItem.findMany({ orderBy: [{ jobId: 'asc' }, { position: 'asc' }] }),
      db.savedCandidate.findMany({ orderBy: { id: 'asc' } }),
      db.signInCode.findMany({ orderBy: { id: 'asc' } }),
      waiting(),
    ]);
  }

  async function waiting(): Promise<string[]> {
    const jobs = await ctx.db.$queryRaw<{ task: string }[]>`select task_identifier as task from graphile_worker.jobs order by 1`;
    return jobs.map(({ task }) => task);
  }

  async function forgetJobs(): Promise<void> {
    await ctx.db.$executeRaw`delete from graphile_worker._private_jobs`;
  }

  async function upload(screeningId: string, kind: 'JOB_DESCRIPTION' | 'RESUME', text: string): Promise<string> {
    const { documents } = await uploadDocuments(ctx, { screeningId, kind, files: [textFile('file.txt', text)] });
    return documents[0]?.id ?? '';
  }
});
