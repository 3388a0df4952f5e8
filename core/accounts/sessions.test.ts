import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ctx } from '../context.ts';
import { signInRules } from '../signInLimits/signInRules.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { authenticate } from './authenticate.ts';
import { listSessions } from './listSessions.ts';
import { openSession } from './openSession.ts';
import { revokeSession } from './revokeSession.ts';

let test: TestContext;
beforeAll(async () => {
  test = await createTestContext();
});
afterAll(() => test.drop());

it('lists the sessions that still work, last used first, and no one else sees them', async () => {
  const ada = await test.signedIn();
  const bob = await test.signedIn();
  await open(ada, 'first');
  test.clock.now = new Date(test.clock.now.getTime() + 1000);
  await open(ada, 'second');
  expect((await listSessions(ada)).map(({ userAgent }) => userAgent)).toEqual(['second', 'first']);
  expect(await listSessions(bob)).toEqual([]);
  test.clock.now = new Date(test.clock.now.getTime() + signInRules.remembered.absolute);
  expect(await listSessions(ada)).toEqual([]);
});

it('ends one session at once and leaves the others', async () => {
  const ada = await test.signedIn();
  const [lost, kept] = [await open(ada, 'lost'), await open(ada, 'kept')];
  const { id } = (await listSessions(ada)).find(({ userAgent }) => userAgent === 'lost')!;
  await revokeSession(ada, { id });
  expect(await authenticate(test.ctx, { token: lost })).toBeNull();
  expect(await authenticate(test.ctx, { token: kept })).toMatchObject({ userId: ada.viewer?.userId });
  await expectError(revokeSession(ada, { id }), 'NOT_FOUND');
});

it("refuses another user's session and malformed ids", async () => {
  const ada = await test.signedIn();
  await open(ada, 'hers');
  const [{ id } = { id: '' }] = await listSessions(ada);
  await expectError(revokeSession(await test.signedIn(), { id }), 'NOT_FOUND');
  await expectError(revokeSession(ada, { id: 'none' }), 'NOT_FOUND');
  expect(await listSessions(ada)).toHaveLength(1);
});

it('needs the scope admin of an access token', async () => {
  const ada = await test.signedIn();
  const token: Ctx = { ...ada, viewer: { ...ada.viewer!, tokenId: 'x', scopes: ['write'] } };
  await expectError(listSessions(token), 'SCOPE_MISSING');
  await expectError(revokeSession(token, { id: 'none' }), 'SCOPE_MISSING');
});

function open({ db, viewer }: Ctx, userAgent: string): Promise<string> {
  return openSession(db, { userId: viewer?.userId ?? '', remember: true, userAgent, now: test.clock.now });
}
