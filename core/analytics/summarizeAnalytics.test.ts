import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidateSource, Stage } from '../../prisma/generated/enums.ts';
import { addActivity } from '../activities/addActivity.ts';
import { moveCandidate } from '../candidates/stages/moveCandidate.ts';
import type { Ctx } from '../context.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { type AnalyticsFigure, type ListBehindInput, listBehind } from './listBehind.ts';
import { summarizeAnalytics } from './summarizeAnalytics.ts';

const day = 86_400_000;

describe('the figures of recruiting', () => {
  let test: TestContext;
  let ctx: Ctx;
  let now: Date;
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
    now = test.clock.now;
  });
  afterAll(() => test.drop());

  const goTo = (daysAgo: number) => {
    test.clock.now = new Date(now.getTime() - daysAgo * day);
  };

  it('are empty, and unknown for the period before, in a new installation', async () => {
    expect(await summarizeAnalytics(ctx, { period: '30d' })).toEqual({
      span: { from: new Date(now.getTime() - 30 * day), to: now },
      hires: 0,
      interviews: 0,
      avgTimeToHireDays: null,
      offerAcceptance: null,
      trend: { hires: [0, 0, 0, 0], offers: [0, 0, 0, 0] },
      pipeline: { APPLIED: 0, SCREENING: 0, INTERVIEW: 0, OFFER: 0, HIRED: 0, REJECTED: 0 },
      sources: {},
      flow: ['APPLIED', 'SCREENING', 'INTERVIEW', 'OFFER'].map((stage) => ({
        stage,
        left: 0,
        wentOn: 0,
        conversion: null,
        averageDays: null,
      })),
      topPositions: [],
      previous: null,
    });
    await expectError(summarizeAnalytics(test.ctx, { period: '7d' }), 'UNAUTHENTICATED');
  });

  it('come from changes of stage and appointments, each candidate once', async () => {
    goTo(100);
    const arrived = (daysAgo: number) => new Date(now.getTime() - daysAgo * day);
    const { projectId, candidates } = await createCandidates(ctx, 6, (index) => ({
      createdAt: arrived([80, 25, 25, 25, 25, 3][index] ?? 0),
      source: index < 2 ? 'REFERRAL' : 'UPLOAD',
    }));
    await ctx.db.project.update({ where: { id: projectId }, data: { createdAt: arrived(100) } });
    const [early = '', hired = '', declined = '', undone = '', met = ''] = candidates.map(({ id }) => id);
    const move = async (daysAgo: number, candidateId: string, ...stages: ('INTERVIEW' | 'OFFER' | 'HIRED' | 'REJECTED')[]) => {
      goTo(daysAgo);
      for (const stage of stages)
        await moveCandidate(ctx, { candidateId, stage, reason: stage === 'REJECTED' ? 'WITHDREW' : null });
    };
    await move(50, early, 'OFFER', 'HIRED');
    await move(20, hired, 'INTERVIEW', 'OFFER');
    await move(15, hired, 'HIRED');
    await move(10, declined, 'OFFER', 'REJECTED');
    await move(5, undone, 'HIRED', 'INTERVIEW');
    await addActivity(ctx, { candidateId: met, type: 'SCHEDULE', when: arrived(2) });
    await addActivity(ctx, { candidateId: met, type: 'SCHEDULE', when: arrived(1) });
    await addActivity(ctx, { candidateId: declined, type: 'SCHEDULE', when: arrived(-2) });
    goTo(0);
    expect(await summarizeAnalytics(ctx, { period: '30d' })).toMatchObject({
      hires: 1,
      interviews: 3,
      avgTimeToHireDays: 10,
      offerAcceptance: 50,
      trend: { hires: [0, 0, 1, 0], offers: [0, 1, 1, 0] },
      pipeline: { APPLIED: 2, SCREENING: 0, INTERVIEW: 1, OFFER: 0, HIRED: 2, REJECTED: 1 },
      sources: { UPLOAD: 4, REFERRAL: 1 },
      previous: { hires: 1, interviews: 0, avgTimeToHireDays: 30, offerAcceptance: 100 },
    });
    expect((await summarizeAnalytics(ctx, { period: '90d' })).previous).toBeNull();
  });

  it('say how long candidates were in a stage and how many went on, worked out by hand', async () => {
    const { flow, topPositions } = await summarizeAnalytics(ctx, { period: '30d' });
    // Applied: 5 days to Interview, 15 to Offer, 20 to Hired. Interview: 0 days to Offer. Offer: 5 days to Hired, 0 to Rejected.
    expect(flow).toEqual([
      { stage: 'APPLIED', left: 3, wentOn: 3, conversion: 100, averageDays: 13.3 },
      { stage: 'SCREENING', left: 0, wentOn: 0, conversion: null, averageDays: null },
      { stage: 'INTERVIEW', left: 1, wentOn: 1, conversion: 100, averageDays: 0 },
      { stage: 'OFFER', left: 2, wentOn: 1, conversion: 50, averageDays: 2.5 },
    ]);
    expect(topPositions).toMatchObject([
      { project: { title: 'Engineer', department: 'Engineering' }, candidates: 6, stage: 'HIRED', timeToHireDays: 10 },
    ]);
  });

  it('can each be opened: the list has exactly the candidates that the figure counts', async () => {
    const { span, hires, interviews, trend, pipeline, sources, flow } = await summarizeAnalytics(ctx, { period: '30d' });
    const names = async (figure: AnalyticsFigure, more: Partial<ListBehindInput> = {}) => {
      const { ids, total } = await listBehind(ctx, { figure, span, skip: 0, take: 500, ...more });
      expect(total).toBe(ids.length);
      const rows = await ctx.db.candidate.findMany({ where: { id: { in: ids } }, orderBy: { fullName: 'asc' } });
      return rows.map(({ fullName }) => fullName);
    };
    expect(await names('HIRES')).toEqual(['Person 2']);
    expect(await names('INTERVIEWS')).toEqual(['Person 2', 'Person 4', 'Person 5']);
    expect(await names('ACCEPTED')).toEqual(['Person 2']);
    expect(await names('DECLINED')).toEqual(['Person 3']);
    expect([hires, interviews]).toEqual([1, 3]);
    for (const { stage, left, wentOn } of flow) {
      expect(await names('LEFT', { stage })).toHaveLength(left);
      expect(await names('WENT_ON', { stage })).toHaveLength(wentOn);
    }
    for (const [stage, count] of Object.entries(pipeline))
      expect(await names('STAGE', { stage: stage as Stage })).toHaveLength(count);
    for (const [source, count] of Object.entries(sources))
      expect(await names('SOURCE', { sources: [source as CandidateSource] })).toHaveLength(count);
    expect(await names('SOURCE', { sources: ['UPLOAD', 'REFERRAL'] })).toHaveLength(5);
    const quarter = (span.to.getTime() - span.from.getTime()) / 4;
    const part = (index: number) => ({
      from: new Date(span.from.getTime() + index * quarter),
      to: new Date(span.from.getTime() + (index + 1) * quarter),
    });
    for (const [index, count] of trend.offers.entries()) expect(await names('OFFERS', { span: part(index) })).toHaveLength(count);
    expect(await listBehind(ctx, { figure: 'INTERVIEWS', span, skip: 10, take: 5 })).toEqual({ ids: [], total: 3 });
    const missing = await expectError(listBehind(ctx, { figure: 'LEFT', span, skip: 0, take: 1 }), 'INVALID_INPUT');
    expect(missing.issues[0]?.pointer).toBe('/stage');
    await expectError(listBehind(test.ctx, { figure: 'HIRES', span, skip: 0, take: 1 }), 'UNAUTHENTICATED');
  });

  it('show the three positions with the most people', async () => {
    for (const many of [1, 8, 10, 9]) await createCandidates(ctx, many);
    const { topPositions } = await summarizeAnalytics(ctx, { period: '30d' });
    expect(topPositions.map(({ candidates }) => candidates)).toEqual([10, 9, 8]);
  });
});
