import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rankCandidates } from '../../core/scoring/ranking/rankCandidates.ts';
import { createTestContext, type TestContext } from '../../core/testing/createTestContext.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { makeFacts } from './makeFacts.ts';
import { seedCandidates } from './seedCandidates.ts';

describe('makeFacts', () => {
  it('makes the same person for the same number and seed, and another for any other', () => {
    expect(makeFacts(7)).toEqual(makeFacts(7));
    expect(makeFacts(7)).not.toEqual(makeFacts(8));
    expect(makeFacts(7, 2)).not.toEqual(makeFacts(7));
  });

  it('makes jobs that do not overlap and years that are their sum', () => {
    for (let number = 0; number < 200; number++) {
      const { experience, years } = makeFacts(number);
      const jobs = experience.map(({ value }) => value);
      for (const [index, { start, end }] of jobs.entries()) {
        expect(start! <= (end ?? '2026-06')).toBe(true);
        const earlier = jobs[index + 1];
        if (earlier) expect(earlier.end! < start!).toBe(true);
      }
      const months = jobs.reduce((sum, job) => sum + (job.months ?? 0), 0);
      expect(years?.value ?? 0).toBe(Math.round((months / 12) * 10) / 10);
    }
  });
});

describe('seedCandidates', () => {
  let test: TestContext;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
  });
  afterAll(() => test.drop());

  it('fills a position with scored people, some of whom came twice', async () => {
    const ctx = await test.signedIn();
    const { id: projectId, title } = await seedCandidates(ctx, { position: 'Senior Backend Engineer', count: 250 });
    expect(title).toBe('Senior Backend Engineer');
    const ranked = await rankCandidates(ctx, { projectId, take: 250 });
    expect(ranked.total).toBe(250);
    expect(ranked.items.every(({ overall }) => typeof overall === 'number')).toBe(true);
    expect(new Set(ranked.items.map(({ overall }) => overall)).size).toBeGreaterThan(50);
    expect(await ctx.db.candidate.count({ where: { projectId, personId: { not: null } } })).toBeGreaterThanOrEqual(4);
  });
});
