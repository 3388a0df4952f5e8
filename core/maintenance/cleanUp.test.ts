import { afterAll, beforeAll, expect, it } from 'vitest';
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
  await ctx.db.signInCode.create({ data: { email: 'a@example.com', codeHash: 'x', createdAt: at(-1), expiresAt: at(-0.5) } });
  await ctx.db.signInCode.create({ data: { email: 'a@example.com', codeHash: 'x', createdAt: at(-25), expiresAt: at(-24) } });
  await ctx.db.idempotencyKey.create({ data: { userId, key: 'old', requestHash: 'x', createdAt: at(-25) } });
  expect(await cleanUp(ctx)).toBe(3);
  expect(await cleanUp(ctx)).toBe(0);
  expect(await ctx.db.session.findMany({ select: { tokenHash: true } })).toEqual([{ tokenHash: 'alive' }]);
  expect(await ctx.db.signInCode.count()).toBe(1);
});
