import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../context.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { markNotificationsRead } from './markNotificationsRead.ts';

let test: TestContext;
beforeAll(async () => {
  test = await createTestContext();
});
afterAll(() => test.drop());

it('marks the given ones, then all, each once, and never those of others', async () => {
  const [ada, bob] = [await test.signedIn(), await test.signedIn()];
  const [first] = [await notify(ada), await notify(ada)];
  const others = await notify(bob);
  await markNotificationsRead(ada, { ids: [first, others] });
  expect(await unread()).toEqual({ [ada.viewer!.userId]: 1, [bob.viewer!.userId]: 1 });
  const before = test.clock.now;
  test.clock.now = new Date(before.getTime() + 60_000);
  await markNotificationsRead(ada, {});
  expect(await unread()).toEqual({ [bob.viewer!.userId]: 1 });
  expect(await test.ctx.db.notification.findUnique({ where: { id: first } })).toMatchObject({ readAt: before });
});

it('refuses malformed ids, and callers who are not signed in', async () => {
  await expectError(markNotificationsRead(await test.signedIn(), { ids: ['none'] }), 'INVALID_INPUT');
  await expectError(markNotificationsRead(test.ctx, {}), 'UNAUTHENTICATED');
});

async function notify({ db, viewer }: Ctx): Promise<string> {
  const { id } = await db.notification.create({ data: { userId: viewer!.userId, kind: 'job-finished' } });
  return id;
}

async function unread(): Promise<Record<string, number>> {
  const groups = await test.ctx.db.notification.groupBy({ by: ['userId'], where: { readAt: null }, _count: true });
  return Object.fromEntries(groups.map(({ userId, _count }) => [userId, _count]));
}
