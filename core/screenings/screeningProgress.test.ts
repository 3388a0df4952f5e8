import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { achievementsFacet } from '../../plugins/facets/achievements/achievementsFacet.ts';
import { experienceFacet } from '../../plugins/facets/experience/experienceFacet.ts';
import type { DocumentKind, DocumentState, Screening } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { estimateSeconds } from './estimateSeconds.ts';
import { screeningProgress } from './screeningProgress.ts';
import { startScreening } from './startScreening.ts';

describe('screeningProgress', () => {
  let test: TestContext;
  let ctx: Ctx;
  let screening: Screening;
  beforeAll(async () => {
    test = await createTestContext({ plugins: [experienceFacet, achievementsFacet] });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    screening = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 2 });
  });

  let files = 0;
  const add = (kind: DocumentKind, state: DocumentState, more: object = {}) =>
    ctx.db.document.create({
      data: {
        projectId: screening.projectId,
        screeningId: screening.id,
        kind,
        state,
        fileName: `${++files}.pdf`,
        sizeBytes: 1,
        ...more,
      },
    });
  const progressOf = async (one: Screening) => (await screeningProgress(ctx, { screenings: [one] }))[0]!;
  const progress = () => progressOf(screening);

  it('begins at nothing, with all announced files still to come', async () => {
    expect(await progress()).toMatchObject({
      phase: 'JOB_DESCRIPTIONS',
      progress: 0,
      filesTotal: 3,
      filesProcessed: 0,
      currentFile: null,
      secondsLeft: null,
    });
  });

  it('gives requirements 35 and résumés 55 parts in a hundred, and the rest to what has ended', async () => {
    await add('JOB_DESCRIPTION', 'DONE');
    const { progress: part, phase, skillsExtracted } = await progress();
    expect(part).toBeCloseTo(0.35 + 0.1 / 3);
    expect({ phase, skillsExtracted }).toEqual({ phase: 'RESUMES', skillsExtracted: false });
    await add('RESUME', 'SCORING', { factsFound: 7 });
    await add('RESUME', 'DONE', { factsFound: 5 });
    expect(await progress()).toMatchObject({ phase: 'PREPARING', insights: 12, filesProcessed: 2 });
    expect((await progress()).progress).toBeCloseTo(0.9 + 0.2 / 3);
  });

  it('names a file in work, job descriptions first', async () => {
    await add('RESUME', 'READING', { fileName: 'ada.pdf' });
    expect((await progress()).currentFile).toBe('ada.pdf');
    await add('JOB_DESCRIPTION', 'EXTRACTING', { fileName: 'jd.pdf' });
    expect(await progress()).toMatchObject({ currentFile: 'jd.pdf', jobDescriptionsRead: true });
  });

  it('counts what failed', async () => {
    await add('RESUME', 'FAILED', { errorCode: 'CORRUPT' });
    expect(await progress()).toMatchObject({ filesFailed: 1, filesProcessed: 1 });
  });

  it('is complete only when the screening has ended, and then states the measured time', async () => {
    await add('JOB_DESCRIPTION', 'DONE');
    await add('RESUME', 'DONE');
    await add('RESUME', 'DONE');
    expect((await progress()).progress).toBe(0.99);
    const ended = { ...screening, state: 'COMPLETED' as const, finishedAt: new Date(screening.createdAt.getTime() + 2500) };
    expect(await progressOf(ended)).toMatchObject({
      phase: 'DONE',
      progress: 1,
      processingSeconds: 2.5,
      secondsLeft: null,
    });
  });

  it('averages the scores and counts the skills of its candidates', async () => {
    for (const [index, skills] of [['SQL', 'Python'], ['SQL']].entries()) {
      const { id } = await ctx.db.candidate.create({ data: { projectId: screening.projectId, skills, skillKeys: skills } });
      const values = [index === 0 ? 80 : 55.5, -1];
      await ctx.db.candidateScore.create({
        data: { candidateId: id, projectId: screening.projectId, values, details: {}, matchedSkills: 0 },
      });
      await add('RESUME', 'DONE', { candidateId: id });
    }
    expect(await progress()).toMatchObject({ skillsIdentified: 2, averageScore: 67.8 });
  });
});

describe('estimateSeconds', () => {
  it('knows nothing before two files are done, then goes by the pace', () => {
    expect(estimateSeconds({ worked: 1, remaining: 9, elapsedSeconds: 4 })).toBeNull();
    expect(estimateSeconds({ worked: 4, remaining: 6, elapsedSeconds: 3 })).toBe(4.5);
  });
});
