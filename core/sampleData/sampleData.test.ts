import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import { addActivity } from '../activities/addActivity.ts';
import type { Ctx } from '../context.ts';
import { textFile } from '../documents/reading/prepareFiles.ts';
import { createProject } from '../projects/createProject.ts';
import { saveCandidate } from '../saved/saveCandidate.ts';
import { screenAtOnce } from '../screenings/screenAtOnce.ts';
import { startSampleScreening } from '../screenings/startSampleScreening.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { expectError } from '../testing/expectError.ts';
import { countSampleData } from './countSampleData.ts';
import { removeSampleData } from './removeSampleData.ts';

describe('sample data', () => {
  let test: TestContext;
  let ctx: Ctx;
  let colleague: Ctx;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
    colleague = await test.signedIn('colleague@example.com');
  });
  afterAll(() => test.drop());

  it('goes with one action: rows, notifications, jobs and files; what is not sample stays', async () => {
    const { id: ownProject } = await createProject(ctx, { title: 'Engineer' });
    const { projectId: theirs } = await startSampleScreening(colleague);
    await drainQueue(test);
    const before = await rows();
    const { projectId } = await startSampleScreening(ctx);
    await drainQueue(test);
    const { id: candidateId } = await ctx.db.candidate.findFirstOrThrow({ where: { projectId } });
    await saveCandidate(colleague, { candidateId });
    await addActivity(ctx, { candidateId, type: 'NOTE', note: 'Call on Monday' });
    expect(await ctx.db.notification.count({ where: { kind: 'note-on-saved' } })).toBe(1);
    expect(await countSampleData(ctx)).toEqual({ positions: 1, candidates: 8 });

    await expectError(removeSampleData(ctx, { positions: 2 }), 'CONFLICT');
    expect(await removeSampleData(ctx, { positions: 1 })).toEqual([projectId]);
    expect(await removeSampleData(ctx)).toEqual([]);
    expect(await countSampleData(ctx)).toEqual({ positions: 0, candidates: 0 });
    expect(await countSampleData(colleague)).toEqual({ positions: 1, candidates: 8 });
    expect(await rows()).toEqual(before);

    await removeSampleData(colleague);
    await drainQueue(test);
    expect(await ctx.db.project.findMany({ select: { id: true } })).toEqual([{ id: ownProject }]);
    expect([theirs, projectId]).not.toContain(ownProject);
    expect(await rows()).toEqual({ ...nothing, projects: 1 });
    for (const read of [ctx.db.documentReading.count(), ctx.db.documentExtraction.count()]) expect(await read).toBe(0);
  });

  it('is stopped while it is still read', async () => {
    await startSampleScreening(ctx);
    expect(await countSampleData(ctx)).toMatchObject({ positions: 1 });
    await removeSampleData(ctx);
    await drainQueue(test);
    expect(await rows()).toMatchObject({ documents: 0, candidates: 0, storedFiles: 0, notifications: 0 });
  });

  it('leaves positions that somebody put documents or candidates of their own into', async () => {
    const { projectId: withDocuments } = await startSampleScreening(ctx);
    const { projectId: withCandidate } = await startSampleScreening(ctx);
    await drainQueue(test);
    const resumes = [textFile('ada.txt', 'Ada Byron\nada@example.com\nSkills\nPython')];
    const { signal } = new AbortController();
    await screenAtOnce(colleague, { projectId: withDocuments, resumes, signal, timeoutMs: 1 });
    await ctx.db.candidate.create({ data: { projectId: withCandidate, fullName: 'Ada Byron' } });
    expect(await countSampleData(ctx)).toEqual({ positions: 0, candidates: 0 });
    expect(await removeSampleData(ctx)).toEqual([]);
    expect(await ctx.db.project.count({ where: { id: { in: [withDocuments, withCandidate] } } })).toBe(2);
  });

  const nothing = {
    projects: 0,
    screenings: 0,
    documents: 0,
    candidates: 0,
    scores: 0,
    jobs: 0,
    notifications: 0,
    storedFiles: 0,
  };

  async function rows(): Promise<typeof nothing> {
    const { db } = ctx;
    return {
      projects: await db.project.count(),
      screenings: await db.screening.count(),
      documents: await db.document.count(),
      candidates: await db.candidate.count(),
      scores: await db.candidateScore.count(),
      jobs: await db.bulkJob.count(),
      notifications: await db.notification.count(),
      storedFiles: await db.storedFile.count(),
    };
  }
});
