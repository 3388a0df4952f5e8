import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../../plugins/index.ts';
import { seedCandidates } from '../../../scripts/seed/seedCandidates.ts';
import type { Ctx } from '../../context.ts';
import { resolveSearch } from '../../search/resolveSearch.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { weightedOverall } from '../weightedOverall.ts';
import { nameOrder } from './bestOfPerson.ts';
import { matchingCandidateIds, rankCandidates } from './rankCandidates.ts';
import { rankFound } from './rankFound.ts';

describe('rankFound', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
    ({ id: projectId } = await seedCandidates(ctx, { position: 'Backend Engineer', count: 260 }));
    const best = await rankCandidates(ctx, { projectId, take: 7 });
    await ctx.db.candidate.update({ where: { id: best.items[0]!.id }, data: { archivedAt: new Date() } });
    await ctx.db.candidateScore.update({ where: { candidateId: best.items[1]!.id }, data: { knockedOut: true } });
    const twins = [best.items[4]!.id, best.items[6]!.id];
    await ctx.db.candidate.updateMany({ where: { id: { in: twins } }, data: { personId: twins[0]! } });
  });
  afterAll(() => test.drop());

  it.each(['p', 'NOT python', '"backend engineer"', 'sql OR kafka'])(
    'gives the pages of "%s" in the order of the whole ranking, whether many or few are found',
    async (search) => {
      const ranking = await rankCandidates(ctx, { projectId, take: 500 });
      const ids = new Set(await matchingCandidateIds(ctx, { projectId, search }));
      const expected = ranking.items.filter(({ id }) => ids.has(id));
      expect(expected.length).toBeGreaterThan(20);
      const { found } = await resolveSearch(ctx, { projectId, search });
      if (found === null) throw new Error('Nothing is searched for.');
      expect(found.listed).toBe(expected.length);
      const page = { projectId, overall: await weightedOverall(ctx, null), names: nameOrder, onePerPerson: false, take: 20 };
      for (const all of [found.all, 1_000_000]) {
        for (const skip of [0, 7, expected.length - 3, 190]) {
          const { items, total } = await rankFound(ctx, { ...page, skip, found: { ...found, all }, total: found.listed });
          expect(total).toBe(expected.length);
          expect(items).toEqual(expected.slice(skip, skip + 20));
        }
      }
    },
  );

  it('lists a person once, by the best document that is found', async () => {
    const search = 'NOT xqzv';
    const persons = await rankCandidates(ctx, { projectId, take: 500, search, onePerPerson: true });
    const { found } = await resolveSearch(ctx, { projectId, search });
    if (found === null) throw new Error('Nothing is searched for.');
    expect(persons.total).toBe(found.persons);
    expect(persons.items).toHaveLength(found.persons);
    expect(found.persons).toBeLessThan(found.listed);
    const page = {
      projectId,
      overall: await weightedOverall(ctx, null),
      names: nameOrder,
      onePerPerson: true,
      skip: 0,
      take: 20,
    };
    const many = await rankFound(ctx, { ...page, found: { ...found, all: 1_000_000 }, total: found.persons });
    expect(many.items).toEqual(persons.items.slice(0, 20));
  });
});
