import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skillsFacet } from '../../plugins/facets/skills/skillsFacet.ts';
import type { Ctx } from '../context.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { facetSlots } from './facetSlots.ts';
import { scoreDistribution } from './scoreDistribution.ts';

describe('scoreDistribution', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  beforeAll(async () => {
    test = await createTestContext({ plugins: [skillsFacet] });
    ctx = await test.signedIn();
    ({ id: projectId } = await ctx.db.project.create({
      data: { title: 'Smith', department: 'Forge', location: 'Remote', type: 'Full-time', level: 'Senior Level' },
    }));
    await facetSlots(ctx);
  });
  afterAll(() => test.drop());

  async function add(value: number | null, data: { archivedAt?: Date } = {}): Promise<void> {
    const score = { projectId, values: value === null ? [] : [value], details: {}, matchedSkills: 0 };
    await ctx.db.candidate.create({ data: { projectId, ...data, score: { create: score } } });
  }

  it('is ten empty buckets where nobody is scored', async () => {
    await ctx.db.candidate.create({ data: { projectId } });
    await add(null);
    const spread = await scoreDistribution(ctx, { projectId });
    expect(spread).toHaveLength(10);
    expect(spread.every(({ count }) => count === 0)).toBe(true);
  });

  it('puts a score on a boundary into the upper bucket, 100 into the last, and leaves out archived candidates', async () => {
    for (const value of [0, 9.9, 10, 89.9, 90, 100]) await add(value);
    await add(55, { archivedAt: ctx.now() });
    const spread = await scoreDistribution(ctx, { projectId });
    expect(spread.filter(({ count }) => count > 0)).toEqual([
      { from: 0, to: 10, count: 2 },
      { from: 10, to: 20, count: 1 },
      { from: 80, to: 90, count: 1 },
      { from: 90, to: 100, count: 2 },
    ]);
  });

  it('refuses callers who are not signed in', () => expectError(scoreDistribution(test.ctx, { projectId }), 'UNAUTHENTICATED'));
});
