import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '../context.ts';
import { hashToken, makeToken } from '../secrets/token.ts';
import { signInRules } from '../signInLimits/signInRules.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { authenticate } from './authenticate.ts';
import { requestSignInCode } from './requestSignInCode.ts';
import { sendSignInCode } from './sendSignInCode.ts';
import { signOut } from './signOut.ts';
import { verifySignInCode } from './verifySignInCode.ts';

const email = 'ada@example.com';
const right = { email, remember: true };

describe('signing in', () => {
  let test: TestContext;
  beforeAll(async () => {
    test = await createTestContext();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    test.clock.now = new Date(test.clock.now.getTime() + 24 * signInRules.hour);
    test.mails.length = 0;
    await test.ctx.db.signInThrottle.deleteMany();
  });

  it('sends a code that opens a session, and creates the user', async () => {
    const code = await receiveCode();
    const { accessToken, user } = await verifySignInCode(test.ctx, { email: ' ADA@Example.com', code, remember: true });
    expect(user.email).toBe(email);
    expect(await authenticate(test.ctx, { token: accessToken })).toMatchObject({ userId: user.id });
  });

  it('stores neither code nor token', async () => {
    const code = await receiveCode();
    const { accessToken } = await verifySignInCode(test.ctx, { ...right, code });
    const stored = JSON.stringify([await test.ctx.db.signInCode.findMany(), await test.ctx.db.session.findMany()]);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(accessToken);
    expect(stored).toContain(hashToken(accessToken));
  });

  it('accepts a code once', async () => {
    const code = await receiveCode();
    const attempts = await Promise.allSettled([1, 2, 3].map(() => verifySignInCode(test.ctx, { ...right, code })));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses a code after ten minutes', async () => {
    const code = await receiveCode();
    advance(signInRules.codeLifetime);
    await expectError(verifySignInCode(test.ctx, { ...right, code }), 'WRONG_CODE');
  });

  it('refuses the code of another address', async () => {
    const code = await receiveCode();
    await receiveCode('bob@example.com');
    await expectError(verifySignInCode(test.ctx, { email: 'bob@example.com', remember: true, code }), 'WRONG_CODE');
  });

  it('accepts an older code that is still valid, and each code once', async () => {
    const first = await receiveCode();
    const second = await receiveCode();
    await verifySignInCode(test.ctx, { ...right, code: first });
    await verifySignInCode(test.ctx, { ...right, code: second });
    await expectError(verifySignInCode(test.ctx, { ...right, code: first }), 'WRONG_CODE');
  });

  it('compares with at most three codes, those that this client asked for first', async () => {
    const [oldest] = [await receiveCode(), await receiveCode(), await receiveCode()];
    const newest = await receiveCode();
    for (let times = 0; times < 3; times++) await requestSignInCode(stranger(), { email });
    await expectError(verifySignInCode(test.ctx, { ...right, code: oldest }), 'WRONG_CODE');
    await expect(verifySignInCode(test.ctx, { ...right, code: newest })).resolves.toMatchObject({ user: { email } });
  });

  it('accepts a code on another client than the one that asked for it', async () => {
    const code = await receiveCode();
    await expect(verifySignInCode(stranger(), { ...right, code })).resolves.toMatchObject({ user: { email } });
  });

  it('gives a client ten tries over all codes, also when they arrive at once', async () => {
    const code = await receiveCode();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 15 }, () => verifySignInCode(test.ctx, { ...right, code: wrong(code) })),
    );
    const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'in'));
    expect(codes.filter((code) => code === 'WRONG_CODE')).toHaveLength(10);
    expect(codes.filter((code) => code === 'TOO_MANY_TRIES')).toHaveLength(5);
    await expectError(requestSignInCode(test.ctx, { email }), 'TOO_MANY_TRIES');
    await expectError(verifySignInCode(test.ctx, { ...right, code }), 'TOO_MANY_TRIES');
    advance(signInRules.lockTime);
    await expect(verifySignInCode(test.ctx, { ...right, code: await receiveCode() })).resolves.toMatchObject({ user: { email } });
  });

  it('makes a client that failed twenty times wait until tomorrow', async () => {
    await failTimes(test.ctx, 10);
    advance(signInRules.lockTime);
    await failTimes(test.ctx, 10);
    advance(signInRules.failureWindow - signInRules.lockTime - 1);
    await expectError(requestSignInCode(test.ctx, { email }), 'TOO_MANY_TRIES');
    advance(1);
    await expect(verifySignInCode(test.ctx, { ...right, code: await receiveCode() })).resolves.toMatchObject({ user: { email } });
  });

  it('locks out only the client that failed', async () => {
    const code = await receiveCode();
    await failTimes(stranger(), 10);
    await expectError(verifySignInCode(stranger(), { ...right, code }), 'TOO_MANY_TRIES');
    await expect(verifySignInCode(test.ctx, { ...right, code })).resolves.toMatchObject({ user: { email } });
  });

  it('stops guessing from ever new clients after thirty tries a day, except for clients that have signed in before', async () => {
    await signIn(true);
    const code = await receiveCode();
    for (let index = 0; index < 3; index++) await failTimes(stranger(index), 10);
    await expectError(verifySignInCode(stranger(9), { ...right, code }), 'TOO_MANY_TRIES');
    advance(signInRules.hour);
    await expectError(requestSignInCode(stranger(9), { email }), 'TOO_MANY_TRIES');
    await verifySignInCode(test.ctx, { ...right, code: await receiveCode() });
    // The owner's sign-in does not restart the day's limit for others.
    await expectError(requestSignInCode(stranger(9), { email }), 'TOO_MANY_TRIES');
    advance(signInRules.failureWindow);
    await expect(requestSignInCode(stranger(9), { email })).resolves.toBeDefined();
  });

  it('sends an address twenty codes a day at most, but more to those who have signed in before', async () => {
    await signIn(true);
    for (let index = 0; index < 4; index++)
      for (let times = 0; times < 5; times++) await requestSignInCode(stranger(index), { email }).catch(() => undefined);
    await expectError(requestSignInCode(stranger(9), { email }), 'TOO_MANY_CODES');
    await expect(verifySignInCode(test.ctx, { ...right, code: await receiveCode() })).resolves.toMatchObject({ user: { email } });
  });

  it('records each failure in the audit log, without code and address', async () => {
    await signIn(true);
    await failTimes(stranger(), 1, '135790');
    await expectError(
      verifySignInCode(stranger(), { email: 'nobody@example.com', remember: true, code: '135790' }),
      'WRONG_CODE',
    );
    const entries = await test.ctx.db.auditEvent.findMany({
      where: { action: 'user.sign-in-failed' },
      orderBy: { id: 'desc' },
      take: 2,
    });
    const user = await test.ctx.db.user.findUniqueOrThrow({ where: { email } });
    const details = { wrong: 'code', from: '203.0.113.0/24' };
    expect(entries[1]).toMatchObject({ actorId: null, entity: 'user', entityId: user.id, details });
    expect(entries[0]).toMatchObject({ actorId: null, entity: 'user', details });
    for (const hidden of ['135790', 'nobody', '203.0.113.10']) expect(JSON.stringify(entries)).not.toContain(hidden);
    expect(JSON.stringify(await test.ctx.db.signInThrottle.findMany())).not.toContain('203.0.113');
  });

  it('records each lock once, however many tries it refuses', async () => {
    const locked = async () =>
      test.ctx.db.auditEvent.findMany({
        where: { action: 'user.sign-in-failed', details: { path: ['wrong'], equals: 'locked' } },
        orderBy: { id: 'asc' },
      });
    await failTimes(stranger(), 10);
    const before = await locked();
    for (let times = 0; times < 3; times++)
      await expectError(verifySignInCode(stranger(), { ...right, code: '135790' }), 'TOO_MANY_TRIES');
    expect((await locked()).slice(before.length)).toMatchObject([{ actorId: null, details: { from: '203.0.113.0/24' } }]);
    advance(signInRules.lockTime);
    await failTimes(stranger(), 10);
    await expectError(verifySignInCode(stranger(), { ...right, code: '135790' }), 'TOO_MANY_TRIES');
    expect((await locked()).length).toBe(before.length + 2);
  });

  it('sends five codes an hour at most, also when they are asked for at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => requestSignInCode(test.ctx, { email })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expectError(requestSignInCode(test.ctx, { email }), 'TOO_MANY_CODES');
    advance(signInRules.hour);
    await expect(requestSignInCode(test.ctx, { email })).resolves.toEqual({ cooldownSeconds: 30 });
  });

  it('refuses text that is not an e-mail address', () =>
    expectError(requestSignInCode(test.ctx, { email: 'ada' }), 'INVALID_INPUT'));

  it('answers an address outside the allow-list like any other, and sends it nothing', async () => {
    const ctx = { ...test.ctx, signInAllow: () => ['@example.com', 'grace@navy.mil'] };
    expect(await requestSignInCode(ctx, { email: 'eve@evil.test' })).toEqual(
      await requestSignInCode(ctx, { email: 'grace@navy.mil' }),
    );
    for (const { id } of await ctx.db.signInCode.findMany({ where: { codeHash: '' } })) await sendSignInCode(ctx, { codeId: id });
    expect(test.mails.map(({ to }) => to)).toContain('grace@navy.mil');
    expect(test.mails.map(({ to }) => to)).not.toContain('eve@evil.test');
  });

  it('accepts the test code before the mail is sent, but not for an address outside the allow-list', async () => {
    const ctx = { ...test.ctx, testCode: '424242', signInAllow: () => [email] };
    await requestSignInCode(ctx, { email });
    await requestSignInCode(ctx, { email: 'eve@evil.test' });
    await expectError(verifySignInCode(ctx, { email: 'eve@evil.test', remember: true, code: '424242' }), 'WRONG_CODE');
    await expect(verifySignInCode(ctx, { ...right, code: '424242' })).resolves.toMatchObject({ user: { email } });
    await expectError(verifySignInCode(ctx, { ...right, code: '424242' }), 'WRONG_CODE');
  });

  it('signs out at once everybody who is removed from the allow-list, with sessions and tokens', async () => {
    const session = await signIn(true);
    const user = await test.ctx.db.user.findUniqueOrThrow({ where: { email } });
    const { token: personal, tokenHash } = makeToken('personal');
    await test.ctx.db.apiToken.create({ data: { userId: user.id, name: 'script', tokenHash } });
    const asked = (signInAllow: string[]) =>
      Promise.all([session, personal].map((token) => authenticate({ ...test.ctx, signInAllow: () => signInAllow }, { token })));
    expect(await asked(['@example.com'])).toMatchObject([{ userId: user.id }, { userId: user.id }]);
    expect(await asked(['bob@example.com', '@example.org'])).toEqual([null, null]);
    expect(await asked([email])).toMatchObject([{ userId: user.id }, { userId: user.id }]);
  });

  it('sends one code when the task runs twice', async () => {
    await requestSignInCode(test.ctx, { email });
    const codeId = await newestCode(email);
    await sendSignInCode(test.ctx, { codeId });
    const before = await test.ctx.db.signInCode.findUnique({ where: { id: codeId } });
    await sendSignInCode(test.ctx, { codeId });
    expect(test.mails).toHaveLength(1);
    expect(await test.ctx.db.signInCode.findUnique({ where: { id: codeId } })).toEqual(before);
  });

  it('ends a session that is not used, and every session at its latest', async () => {
    const short = await signIn(false);
    advance(signInRules.notRemembered.idle);
    expect(await authenticate(test.ctx, { token: short })).toBeNull();
    const long = await signIn(true);
    for (let passed = 0; passed < signInRules.remembered.absolute; passed += signInRules.remembered.idle / 2) {
      expect(await authenticate(test.ctx, { token: long })).not.toBeNull();
      advance(signInRules.remembered.idle / 2);
    }
    expect(await authenticate(test.ctx, { token: long })).toBeNull();
  });

  it('ends one session or all of them', async () => {
    const [first, second, third] = [await signIn(true), await signIn(true), await signIn(true)];
    await signOut({ ...test.ctx, viewer: await authenticate(test.ctx, { token: first }) });
    expect(await Promise.all([first, second].map((token) => authenticate(test.ctx, { token })))).toEqual([
      null,
      expect.anything(),
    ]);
    await signOut({ ...test.ctx, viewer: await authenticate(test.ctx, { token: second }) }, { everywhere: true });
    expect(await authenticate(test.ctx, { token: third })).toBeNull();
  });

  /** Somebody else's client. */
  const stranger = (index = 0) => ({ ...test.ctx, client: `203.0.113.${10 + index}` });

  async function failTimes(ctx: Ctx, times: number, code = '000000'): Promise<void> {
    for (let index = 0; index < times; index++) await expectError(verifySignInCode(ctx, { ...right, code }), 'WRONG_CODE');
  }

  async function receiveCode(address = email): Promise<string> {
    await requestSignInCode(test.ctx, { email: address });
    await sendSignInCode(test.ctx, { codeId: await newestCode(address) });
    return /\d{6}/.exec(test.mails.at(-1)?.text ?? '')?.[0] ?? 'none';
  }

  async function newestCode(address: string): Promise<string> {
    const { id } = await test.ctx.db.signInCode.findFirstOrThrow({ where: { email: address }, orderBy: { id: 'desc' } });
    return id;
  }

  async function signIn(remember: boolean): Promise<string> {
    test.clock.now = new Date(test.clock.now.getTime() + signInRules.hour);
    return (await verifySignInCode(test.ctx, { email, remember, code: await receiveCode() })).accessToken;
  }

  function advance(milliseconds: number): void {
    test.clock.now = new Date(test.clock.now.getTime() + milliseconds);
  }
});

function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
