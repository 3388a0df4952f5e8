import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScreening } from '../screenings/startScreening.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { cleanUp } from './cleanUp.ts';

let test: TestContext;
beforeAll(async () => {
  test = await createTestContext();
});
afterAll(() => test.drop());

it('removes what has expired, keeps what has not, and finds nothing the second time', async () => {
  const { ctx, clock } = test;
  const { viewer } = await test.signedIn();
  const userId = viewer?.userId ?? '';
  const at = (hours: number) => new Date(clock.now.getTime() + hours * 3_600_000);
  const session = { userId, remembered: false, idleExpiresAt: at(1) };
  await ctx.db.session.create({ data: { ...session, tokenHash: 'alive', expiresAt: at(1) } });
  await ctx.db.session.create({ data: { ...session, tokenHash: 'dead', expiresAt: at(-1) } });
  await ctx.db.signInCode.create({
    data: { email: 'a@example.com', client: '', codeHash: 'x', createdAt: at(-1), expiresAt: at(-0.5) },
  });
  await ctx.db.signInCode.create({
    data: { email: 'a@example.com', client: '', codeHash: 'x', createdAt: at(-25), expiresAt: at(-24) },
  });
  await ctx.db.idempotencyKey.create({ data: { userId, key: 'old', requestHash: 'x', createdAt: at(-25) } });
  await ctx.db.notification.create({ data: { userId, kind: 'job-finished', createdAt: at(-91 * 24) } });
  await ctx.db.notification.create({ data: { userId, kind: 'job-finished', createdAt: at(-89 * 24) } });
  expect(await cleanUp(ctx)).toBe(4);
  expect(await cleanUp(ctx)).toBe(0);
  expect(await ctx.db.session.findMany({ select: { tokenHash: true } })).toEqual([{ tokenHash: 'alive' }]);
  expect(await ctx.db.signInCode.count()).toBe(1);
  expect(await ctx.db.notification.count()).toBe(1);
});

it('ends an upload that received nothing for a quarter of an hour', async () => {
  const { ctx, clock } = test;
  const signedIn = await test.signedIn();
  const { id } = await startScreening(signedIn, { expectedJobDescriptions: 1, expectedResumes: 1 });
  const state = async () => (await ctx.db.screening.findUniqueOrThrow({ where: { id } })).state;
  const started = clock.now;
  clock.now = new Date(started.getTime() + 14 * 60_000);
  await cleanUp(ctx);
  expect(await state()).toBe('UPLOADING');
  clock.now = new Date(started.getTime() + 16 * 60_000);
  await cleanUp(ctx);
  expect(await state()).toBe('COMPLETED');
});

it("deletes a job's changed items a week after its end, but keeps failed ones", async () => {
  const { ctx, clock } = test;
  const finished = (days: number) => new Date(clock.now.getTime() - days * 86_400_000);
  const items = (['DONE', 'FAILED', 'PENDING'] as const).map((state, position) => ({ position, itemId: 'x', state }));
  const create = (finishedAt: Date | null) =>
    ctx.db.bulkJob.create({ data: { kind: 'archive', total: 3, finishedAt, items: { create: items } } });
  const [old, recent, running] = [await create(finished(8)), await create(finished(6)), await create(null)];
  expect(await cleanUp(ctx)).toBe(2);
  expect(await cleanUp(ctx)).toBe(0);
  const left = async ({ id }: { id: string }) => {
    const rows = await ctx.db.bulkJobItem.findMany({ where: { jobId: id }, orderBy: { position: 'asc' } });
    return rows.map(({ state }) => state);
  };
  expect(await left(old)).toEqual(['FAILED']);
  expect([await left(recent), await left(running)]).toEqual([
    ['DONE', 'FAILED', 'PENDING'],
    ['DONE', 'FAILED', 'PENDING'],
  ]);
});
