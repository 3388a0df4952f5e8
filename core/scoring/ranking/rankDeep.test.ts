import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../../plugins/index.ts';
import { seedCandidates } from '../../../scripts/seed/seedCandidates.ts';
import { filterCandidates } from '../../candidates/candidateFilter.ts';
import type { Ctx } from '../../context.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { weightedOverall } from '../weightedOverall.ts';
import { nameOrder } from './bestOfPerson.ts';
import { findPlaces } from './findPlaces.ts';
import { rankDeep } from './rankDeep.ts';
import { rankTop } from './rankTop.ts';

describe('rankDeep', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
    ({ id: projectId } = await seedCandidates(ctx, { position: 'Backend Engineer', count: 220 }));
    const [one, other] = await ctx.db.candidate.findMany({ where: { projectId }, take: 2, orderBy: { id: 'asc' } });
    await ctx.db.candidate.update({ where: { id: one!.id }, data: { archivedAt: new Date() } });
    await ctx.db.candidateScore.update({ where: { candidateId: other!.id }, data: { knockedOut: true } });
  });
  afterAll(() => test.drop());

  it.each([
    [true, null],
    [false, null],
    [true, [{ key: 'experience', weight: 1 }]],
    [false, [{ key: 'education', weight: 1 }]],
  ])('gives the same pages as the ranking from the top (one per person: %s, weights: %j)', async (onePerPerson, weights) => {
    const query = { projectId, overall: await weightedOverall(ctx, weights), names: nameOrder, onePerPerson };
    const where = filterCandidates({ projectId }, { overall: query.overall, search: null });
    const { items: whole, total } = await rankTop(ctx, { ...query, where, whole: true, skip: 0, take: 500 });
    expect(total).toBe(whole.length);
    expect(whole.length).toBeGreaterThan(200);
    const { places } = await findPlaces(ctx, { ...query, skip: 0, take: 20 });
    for (const skip of [0, 1, 57, 130, whole.length - 3, whole.length + 10]) {
      expect(await rankDeep(ctx, { ...query, places, skip, take: 20 })).toEqual(whole.slice(skip, skip + 20));
      for (const looksFirst of [true, false])
        expect(await rankTop(ctx, { ...query, where, whole: looksFirst, skip, take: 20 })).toEqual({
          items: whole.slice(skip, skip + 20),
          total,
        });
    }
  });

  it('finds a page near where it was before the position changed, and where it was not', async () => {
    const overall = await weightedOverall(ctx, null);
    const query = { projectId, overall, names: nameOrder, onePerPerson: true };
    const where = filterCandidates({ projectId }, { overall, search: null });
    const [last] = (await rankTop(ctx, { ...query, where, whole: true, skip: 0, take: 500 })).items.slice(-1);
    const page = { skip: 100, take: 20 };
    await findPlaces(ctx, { ...query, ...page });
    await ctx.db.candidateScore.update({
      where: { candidateId: last!.id },
      data: { knockedOut: false, values: [100, 100, 100, 100, 100, 100] },
    });
    const { items: whole } = await rankTop(ctx, { ...query, where, whole: true, skip: 0, take: 500 });
    expect(whole[0]!.id).toBe(last!.id);
    const found = await findPlaces(ctx, { ...query, ...page });
    expect(found.near!.ids.length).toBeGreaterThan(page.take);
    expect(await rankDeep(ctx, { ...query, ...found, ...page })).toEqual(whole.slice(100, 120));
    const elsewhere = { ...found.near!, first: found.near!.last, keys: [], ids: [] };
    expect(await rankDeep(ctx, { ...query, ...found, near: elsewhere, ...page })).toEqual(whole.slice(100, 120));
  });
});
