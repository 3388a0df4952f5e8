import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skillsFacet } from '../../plugins/facets/skills/skillsFacet.ts';
import { readProjectVersion } from '../candidates/counts/projectVersion.ts';
import type { Ctx } from '../context.ts';
import { deleteProject } from '../deletion/deleteProject.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { projectSummary } from './projectSummary.ts';
import { rankCandidates } from './ranking/rankCandidates.ts';

const day = 86_400_000;

describe('projectSummary', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext({ plugins: [skillsFacet] });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  const scoreOf = (candidateId: string, projectId: string, matchedSkills = 0) => ({
    candidateId,
    projectId,
    values: [],
    details: {},
    matchedSkills,
  });

  it('counts anew after every change, and only then', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 4, () => ({ experienceYears: 4 }));
    const [first, second, third] = candidates.map(({ id }) => id) as [string, string, string];
    const { db } = ctx;
    const changes: [expected: object, change: () => Promise<unknown>][] = [
      [{ totalCandidates: 3 }, () => db.candidate.update({ where: { id: first }, data: { archivedAt: test.clock.now } })],
      [{ totalCandidates: 4 }, () => db.candidate.update({ where: { id: first }, data: { archivedAt: null } })],
      [{ averageYears: 5 }, () => db.candidate.update({ where: { id: second }, data: { experienceYears: 8 } })],
      [{ totalCandidates: 3 }, () => db.candidate.update({ where: { id: third }, data: { unread: true } })],
      [{ totalCandidates: 3, averageYears: 5.3 }, () => db.candidate.update({ where: { id: third }, data: { fullName: 'X' } })],
      [{ totalCandidates: 2 }, () => db.candidate.delete({ where: { id: first } })],
      [{ totalCandidates: 3 }, () => db.candidate.create({ data: { projectId } })],
    ];
    for (const [expected, change] of changes) {
      const [before, version] = [await projectSummary(ctx, { projectId }), await readProjectVersion(ctx, { projectId })];
      expect(await projectSummary(ctx, { projectId })).toEqual(before);
      await change();
      expect(await readProjectVersion(ctx, { projectId })).not.toBe(version);
      const after = await projectSummary(ctx, { projectId });
      expect(after).toMatchObject(expected);
      expect((await rankCandidates(ctx, { projectId, take: 1 })).total).toBe(after.totalCandidates);
    }
  });

  it('is of another version when a score comes, changes or goes', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 1);
    const candidateId = candidates[0]?.id ?? '';
    const versions = [await readProjectVersion(ctx, { projectId })];
    for (const change of [
      () => ctx.db.candidateScore.create({ data: scoreOf(candidateId, projectId) }),
      () => ctx.db.candidateScore.update({ where: { candidateId }, data: { knockedOut: true } }),
      () => ctx.db.candidateScore.delete({ where: { candidateId } }),
    ]) {
      await change();
      versions.push(await readProjectVersion(ctx, { projectId }));
    }
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('changes with time: who came a month ago is no longer new', async () => {
    const start = test.clock.now.getTime();
    const { projectId } = await createCandidates(ctx, 3, (index) => ({
      createdAt: new Date(start - (index < 1 ? 40 : 5) * day),
    }));
    const change = async (days: number) => {
      test.clock.now = new Date(start + days * day);
      return (await projectSummary(ctx, { projectId })).totalCandidatesChange;
    };
    expect(await change(0)).toBe(1);
    expect(await change(19)).toBe(1);
    expect(await change(21)).toBe(null);
    expect(await change(26)).toBe(-2);
    test.clock.now = new Date(start);
  });

  it('leaves no version of a position that is deleted', async () => {
    const { projectId } = await createCandidates(ctx, 2);
    await deleteProject(ctx, { id: projectId });
    await drainQueue(test);
    expect(await ctx.db.project.count({ where: { id: projectId } })).toBe(0);
    expect(await ctx.db.projectVersion.count({ where: { projectId } })).toBe(0);
  });
});
