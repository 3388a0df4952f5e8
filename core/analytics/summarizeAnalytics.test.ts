import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addActivity } from '../activities/addActivity.ts';
import { moveCandidate } from '../candidates/moveCandidate.ts';
import type { Ctx } from '../context.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
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
      for (const stage of stages) await moveCandidate(ctx, { candidateId, stage });
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
});
