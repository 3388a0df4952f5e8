import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../../plugins/index.ts';
import type { Ctx } from '../../context.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { expectError } from '../../testing/expectError.ts';
import { facetSlots } from '../facetSlots.ts';
import { rankCandidates } from './rankCandidates.ts';
import { rankProject } from './rankProject.ts';

describe('rankProject', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  const addPosition = async (values: (number | null)[]) => {
    const { id: projectId } = await ctx.db.project.create({
      data: { title: 'Engineer', department: 'Engineering', location: 'Remote', type: 'Full-time', level: 'Senior Level' },
    });
    const slots = await facetSlots(ctx);
    for (const [index, value] of values.entries()) {
      const { id } = await ctx.db.candidate.create({ data: { projectId, fullName: `Ann ${index}` } });
      if (value === null) continue;
      const score = { projectId, values: Array.from({ length: slots.size }, () => value), details: {}, matchedSkills: 0 };
      await ctx.db.candidateScore.create({ data: { candidateId: id, ...score } });
    }
    return projectId;
  };

  it('gives every candidate once, in the order and with the scores of the list', async () => {
    const projectId = await addPosition([20.5, 90, null, 55.5, 90]);
    const weights = [
      { key: 'skills', weight: 0.3 },
      { key: 'growth', weight: 0.7 },
    ];
    const { ids, tenths } = await rankProject(ctx, { projectId, weights });
    const { items } = await rankCandidates(ctx, { projectId, weights, take: 10 });
    expect([...tenths]).toEqual([900, 900, 555, 205, -1]);
    expect(ids.toString('hex')).toBe(items.map(({ id }) => id.replaceAll('-', '')).join(''));
  });

  it('is empty for a position without candidates, and refuses callers who are not signed in', async () => {
    const projectId = await addPosition([]);
    const { ids, tenths } = await rankProject(ctx, { projectId, weights: [] });
    expect([ids.length, tenths.length]).toEqual([0, 0]);
    await expectError(rankProject(test.ctx, { projectId, weights: [] }), 'UNAUTHENTICATED');
  });
});
