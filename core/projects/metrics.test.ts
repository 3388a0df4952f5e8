import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../context.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { candidatesByStage } from './candidatesByStage.ts';
import { createProject } from './createProject.ts';
import { openTime } from './openTime.ts';

const day = 86_400_000;

describe('the metrics of a position', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  it('counts the listed candidates of each stage, in the order of the pipeline', async () => {
    const { id: projectId } = await createProject(ctx, { title: 'Glazier' });
    const other = await createProject(ctx, { title: 'Neighbour' });
    const main = await ctx.db.candidate.create({ data: { projectId: other.id } });
    await ctx.db.candidate.createMany({
      data: [
        { projectId },
        { projectId, stage: 'INTERVIEW' },
        { projectId, stage: 'INTERVIEW' },
        { projectId, stage: 'HIRED', archivedAt: ctx.now() },
        { projectId, stage: 'HIRED', mergedIntoId: main.id },
        { projectId: other.id, stage: 'OFFER' },
      ],
    });
    expect(await candidatesByStage(ctx, { projectId })).toEqual([
      { stage: 'APPLIED', count: 1 },
      { stage: 'SCREENING', count: 0 },
      { stage: 'INTERVIEW', count: 2 },
      { stage: 'OFFER', count: 0 },
      { stage: 'HIRED', count: 0 },
      { stage: 'REJECTED', count: 0 },
    ]);
    await expectError(candidatesByStage(test.ctx, { projectId }), 'UNAUTHENTICATED');
  });

  it('adds up the time that a position was open, without its pauses', async () => {
    const project = await createProject(ctx, { title: 'Roofer' });
    const change = (from: string, to: string, after: number) => ({
      action: 'project.status-changed',
      entity: 'project',
      entityId: project.id,
      details: { from, to },
      createdAt: new Date(project.createdAt.getTime() + after * day),
    });
    await ctx.db.auditEvent.create({ data: change('OPEN', 'ON_HOLD', 2) });
    await ctx.db.auditEvent.create({ data: change('ON_HOLD', 'OPEN', 5) });
    const later = { ...ctx, now: () => new Date(project.createdAt.getTime() + 9 * day) };
    expect(await openTime(later, project)).toBe(6 * day);
    await ctx.db.auditEvent.create({ data: change('OPEN', 'CLOSED', 8) });
    expect(await openTime(later, { ...project, status: 'CLOSED' })).toBe(5 * day);
  });
});
