import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../../plugins/index.ts';
import { seedCandidates } from '../../../scripts/seed/seedCandidates.ts';
import { unpackIds } from '../../candidates/unpackIds.ts';
import type { Ctx } from '../../context.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { orderCandidates, rankCandidates } from './rankCandidates.ts';

describe('rankByName', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
    ({ id: projectId } = await seedCandidates(ctx, { position: 'Backend Engineer', count: 120 }));
    const ids = (await ctx.db.candidate.findMany({ where: { projectId }, orderBy: { id: 'asc' } })).map(({ id }) => id);
    const update = (from: number, to: number, data: object) =>
      ctx.db.candidate.updateMany({ where: { id: { in: ids.slice(from, to) } }, data });
    await update(0, 2, { archivedAt: new Date() });
    await update(2, 5, { fullName: null });
    for (const [index, fileName] of ['Marta.pdf', 'zz.pdf'].entries())
      await ctx.db.document.create({
        data: { projectId, candidateId: ids[2 + index]!, kind: 'RESUME', fileName, sizeBytes: 1 },
      });
    await update(5, 45, { fullName: 'Ева Ёлкина', personId: null });
    await update(45, 48, { fullName: 'Éva Novák', personId: ids[45] });
    await update(48, 50, { fullName: 'zoë', personId: ids[48] });
  });
  afterAll(() => test.drop());

  it.each([
    { onePerPerson: true, direction: 'ASC' },
    { onePerPerson: true, direction: 'DESC' },
    { onePerPerson: false, direction: 'ASC' },
    { onePerPerson: false, direction: 'DESC' },
  ] as const)('gives the pages of the whole order: %j', async (how) => {
    const query = { projectId, sort: 'NAME', ...how } as const;
    const whole = unpackIds((await orderCandidates(ctx, query)).ids);
    expect(whole.length).toBeGreaterThan(100);
    for (let skip = 0; skip <= whole.length + 9; skip += 2) {
      const { items, total } = await rankCandidates(ctx, { ...query, skip, take: 5 });
      expect(items.map(({ id }) => id)).toEqual(whole.slice(skip, skip + 5));
      expect(total).toBe(whole.length);
    }
  });
});
