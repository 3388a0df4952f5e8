import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { SignInCode, User } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { AppError } from '../errors.ts';
import { limitedText } from '../input/limitedText.ts';
import { parseInput } from '../input/parseInput.ts';
import { passSecondFactor } from '../secondFactor/passSecondFactor.ts';
import { matchesCode } from '../secrets/codeHash.ts';
import { clientKey } from '../signInLimits/clientKey.ts';
import { recordFailure } from '../signInLimits/recordFailure.ts';
import { refundTry } from '../signInLimits/refundTry.ts';
import { signInRules } from '../signInLimits/signInRules.ts';
import { takeTry } from '../signInLimits/takeTry.ts';
import { emailAddress } from './emailAddress.ts';
import { maySignIn } from './maySignIn.ts';
import { openSession } from './openSession.ts';

export interface VerifySignInCodeInput {
  email: string;
  code: string;
  /** Of the authenticator app, or a recovery code; for users who have a second factor. */
  totp?: string | null | undefined;
  /** The session lasts weeks instead of hours. */
  remember: boolean;
  userAgent?: string | null;
}

const input = z.object({ email: emailAddress, code: limitedText(64).min(1), totp: limitedText(64).nullish() });

/**
 * Exchanges a code for a session, and creates the user if the address is new. Earlier codes stay valid when a new one is sent.
 *
 * @throws AppError INVALID_INPUT, WRONG_CODE (wrong, used, expired, none: all the same), TOO_MANY_TRIES; SECOND_FACTOR_NEEDED when the code is right and the
 * user's second factor is missing: the code then stays valid for another try
 */
export async function verifySignInCode(
  ctx: Ctx,
  { email, code, totp, remember, userAgent = null }: VerifySignInCodeInput,
): Promise<{ accessToken: string; user: User }> {
  const given = parseInput(input, { email, code, totp });
  await takeTry(ctx, given);
  const right = await findRight(ctx, { email: given.email, code: given.code });
  if (right === null || !maySignIn(ctx.signInAllow(), given.email)) return fail(ctx, given.email, 'code');
  const signedIn = await signIn(ctx, { code: right, totp: given.totp || null, remember, userAgent });
  if (signedIn === 'code' || signedIn === 'second-factor') return fail(ctx, given.email, signedIn);
  if (signedIn === 'incomplete') throw new AppError('SECOND_FACTOR_NEEDED');
  return signedIn;
}

async function fail(ctx: Ctx, email: string, wrong: 'code' | 'second-factor'): Promise<never> {
  await recordFailure(ctx, { email, wrong });
  throw new AppError('WRONG_CODE');
}

/** The valid code of this address that matches what was typed; null when none does. */
async function findRight(ctx: Ctx, { email, code }: { email: string; code: string }): Promise<SignInCode | null> {
  const valid = await findValid(ctx, email);
  // A fixed test code works at once, before the task that would send it has run.
  if (ctx.testCode !== null) return equal(code, ctx.testCode) ? (valid[0] ?? null) : null;
  // Always the same number of comparisons, so that timing does not reveal how many codes exist.
  const matches = await Promise.all(
    Array.from({ length: signInRules.codesAtOnce }, (_, index) => matchesCode(code, valid[index]?.codeHash ?? '')),
  );
  return valid[matches.indexOf(true)] ?? null;
}

/** Codes that this client asked for come first, so that a stranger's requests cannot displace them; within each group, newest first. */
async function findValid(ctx: Ctx, email: string): Promise<SignInCode[]> {
  const valid = await ctx.db.signInCode.findMany({
    where: { email, usedAt: null, expiresAt: { gt: ctx.now() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  const key = clientKey({ email, client: ctx.client });
  const own = valid.filter(({ client }) => client === key);
  const others = valid.filter(({ client }) => client !== key);
  return [...own, ...others].slice(0, signInRules.codesAtOnce);
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

interface RightCode {
  code: SignInCode;
  totp: string | null;
  remember: boolean;
  userAgent: string | null;
}

/** Returns the error instead of throwing it, because throwing would roll back the counted try and the used code. */
async function signIn(ctx: Ctx, { code, totp, remember, userAgent }: RightCode) {
  const now = ctx.now();
  const { email } = code;
  return inTransaction(ctx, async (tx) => {
    const known = await tx.user.findUnique({ where: { email } });
    if (known?.twoFactorEnabledAt) {
      if (totp === null) {
        await refundTry(tx, { email, client: ctx.client });
        return 'incomplete';
      }
      if (!(await passSecondFactor(ctx, tx, { user: known, code: totp }))) return 'second-factor';
    }
    const { count } = await tx.signInCode.updateMany({ where: { id: code.id, usedAt: null }, data: { usedAt: now } });
    if (count === 0) return 'code';
    await refundTry(tx, { email, client: ctx.client, signedInAt: now });
    const user = await tx.user.upsert({ where: { email }, create: { email, lastSeenAt: now }, update: { lastSeenAt: now } });
    const accessToken = await openSession(tx, { userId: user.id, remember, userAgent, now });
    return { accessToken, user };
  });
}
