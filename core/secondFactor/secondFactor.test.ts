import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPrismaClient } from '../../prisma/client.ts';
import { requestSignInCode } from '../accounts/requestSignInCode.ts';
import { sendSignInCode } from '../accounts/sendSignInCode.ts';
import { verifySignInCode } from '../accounts/verifySignInCode.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { createSealer } from '../secrets/sealer.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { disableSecondFactor, enableSecondFactor, renewRecoveryCodes, startSecondFactor } from './changeSecondFactor.ts';
import { passSecondFactor } from './passSecondFactor.ts';
import { findStep } from './totp.ts';

let users = 0;

describe('a second factor', () => {
  let test: TestContext;
  let ctx: Ctx;
  let email: string;
  beforeAll(async () => {
    test = await createTestContext();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    email = `careful${++users}@example.com`;
    ctx = await test.signedIn(email);
  });

  const wait = (seconds: number) => {
    test.clock.now = new Date(test.clock.now.getTime() + seconds * 1000);
  };
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now.getTime() });
  async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
    const { secret } = await startSecondFactor(ctx);
    const { recoveryCodes } = await enableSecondFactor(ctx, { code: codeOf(secret) });
    wait(30);
    return { secret, recoveryCodes };
  }
  async function mailedCode(): Promise<string> {
    wait(3_600);
    await requestSignInCode(test.ctx, { email });
    const { id } = await test.ctx.db.signInCode.findFirstOrThrow({ where: { email }, orderBy: { createdAt: 'desc' } });
    await sendSignInCode(test.ctx, { codeId: id });
    return /\d{6}/.exec(test.mails.at(-1)?.text ?? '')?.[0] ?? '';
  }
  const signIn = (code: string, totp?: string) => verifySignInCode(test.ctx, { email, code, totp, remember: false });

  it('is asked for at sign-in once a code of the app was entered, and not before', async () => {
    const { secret, uri } = await startSecondFactor(ctx);
    expect(uri).toMatch(new RegExp(`^otpauth://totp/NOA:${encodeURIComponent(email)}\\?.*secret=${secret}`));
    expect((await signIn(await mailedCode())).user.twoFactorEnabledAt).toBeNull();
    await enableSecondFactor(ctx, { code: codeOf(secret) });
    wait(30);
    const code = await mailedCode();
    await expectError(signIn(code), 'SECOND_FACTOR_NEEDED');
    await expectError(signIn(code, '000000'), 'WRONG_CODE');
    const { user, accessToken } = await signIn(code, codeOf(secret));
    expect([user.email, accessToken]).toEqual([email, expect.stringMatching(/^noa_s_/)]);
  });

  it('accepts a code once, within a minute and a half, also in simultaneous tries', async () => {
    const { secret } = await turnOn();
    const totp = codeOf(secret);
    await signIn(await mailedCode(), codeOf(secret));
    await expectError(signIn(await mailedCode(), totp), 'WRONG_CODE');
    const now = codeOf(secret);
    const tries = await Promise.allSettled([1, 2, 3].map(() => renewRecoveryCodes(ctx, { code: now })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expectError(renewRecoveryCodes(ctx, { code: now }), 'WRONG_CODE');
  });

  it('is replaced by each recovery code once', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const [first = '', second = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    await signIn(await mailedCode(), first.toUpperCase().replaceAll('-', ' '));
    await expectError(signIn(await mailedCode(), first), 'WRONG_CODE');
    await renewRecoveryCodes(ctx, { code: codeOf(secret) });
    await expectError(signIn(await mailedCode(), second), 'WRONG_CODE');
  });

  it('accepts no code twice on two servers at the same time, neither of the app nor for recovery', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const user = await test.ctx.db.user.findUniqueOrThrow({ where: { email } });
    const other = createPrismaClient({ url: test.database.url, poolSize: 2 });
    const servers = [test.ctx.db, other, test.ctx.db, other];
    for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
      const pass = (db: Ctx['db']) => inTransaction({ db }, (tx) => passSecondFactor(test.ctx, tx, { user, code }));
      expect((await Promise.all(servers.map(pass))).filter(Boolean)).toHaveLength(1);
    }
    await other.$disconnect();
  });

  it('is changed only with an unused code, by a session or a token with the scope admin', async () => {
    const { secret } = await turnOn();
    await expectError(startSecondFactor(ctx), 'CONFLICT');
    await expectError(disableSecondFactor(ctx, { code: '000000' }), 'WRONG_CODE');
    const viewer = { ...ctx.viewer, userId: ctx.viewer?.userId ?? '', sessionId: null, scopes: ['write'] as const };
    await expectError(disableSecondFactor({ ...ctx, viewer }, { code: codeOf(secret) }), 'SCOPE_MISSING');
    await disableSecondFactor(ctx, { code: codeOf(secret) });
    expect(await ctx.db.user.findUnique({ where: { email } })).toMatchObject({ twoFactorSecret: null, twoFactorEnabledAt: null });
    await signIn(await mailedCode());
  });

  it('locks the address after ten wrong codes', async () => {
    await turnOn();
    for (let tries = 0; tries < 10; tries++) await expectError(disableSecondFactor(ctx, { code: '000000' }), 'WRONG_CODE');
    await expectError(disableSecondFactor(ctx, { code: '000000' }), 'TOO_MANY_TRIES');
  });

  it('is not readable in the database', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const [user] = await ctx.db.user.findMany({ where: { email }, include: { recoveryCodes: true } });
    const stored = JSON.stringify(user);
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(hidden);
    expect(ctx.sealer.open(user?.twoFactorSecret ?? '')).toBe(secret);
    expect(createSealer('another key').open(user?.twoFactorSecret ?? '')).toBeNull();
    expect(ctx.sealer.open('nonsense')).toBeNull();
  });

  it('agrees with the test vectors of RFC 6238', () => {
    const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
    const step = (seconds: number, code: string) => findStep({ secret, code, now: new Date(seconds * 1000) });
    expect(step(59, '287082')).toBe(1);
    expect(step(1_111_111_109, '081804')).toBe(37_037_036);
    expect(step(20_000_000_000, '353 130')).toBe(666_666_666);
    expect(step(59, '287083')).toBeNull();
  });
});
