import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { SignInCode, User } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { inTransaction } from '../inTransaction.ts';
import { limitedText } from '../limitedText.ts';
import { parseInput } from '../parseInput.ts';
import { passSecondFactor } from '../secondFactor/passSecondFactor.ts';
import { matchesCode } from '../secrets/codeHash.ts';
import { countFailure } from '../signInLimits/countFailure.ts';
import { refuseLocked } from '../signInLimits/refuseLocked.ts';
import { signInRules } from '../signInLimits/signInRules.ts';
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
 * Exchanges a code for a session; a new address becomes a user. Only an address's newest code counts.
 *
 * @throws AppError INVALID_INPUT, WRONG_CODE (wrong, used, expired, none: all the same), TOO_MANY_TRIES; SECOND_FACTOR_NEEDED when the code is right and the
 * user's second factor is missing: the code then stays valid for another try
 */
export async function verifySignInCode(
  ctx: Ctx,
  { email, code, totp, remember, userAgent = null }: VerifySignInCodeInput,
): Promise<{ accessToken: string; user: User }> {
  const given = parseInput(input, { email, code, totp });
  await refuseLocked(ctx, given.email);
  const taken = await takeTry(ctx, given.email);
  const right = await isRight(ctx, given.code, taken);
  if (taken === null || !right || !maySignIn(ctx.signInAllow, given.email)) {
    await countFailure(ctx, { email: given.email });
    throw new AppError('WRONG_CODE');
  }
  const signedIn = await signIn(ctx, { code: taken, totp: given.totp || null, remember, userAgent });
  if (signedIn !== null) return signedIn;
  await countFailure(ctx, { email: given.email });
  throw new AppError('WRONG_CODE');
}

/** Uses up one of the code's tries before comparing: of a hundred simultaneous guesses still only five count. */
async function takeTry(ctx: Ctx, email: string): Promise<SignInCode | null> {
  const newest = await ctx.db.signInCode.findFirst({ where: { email }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  if (newest === null) return null;
  const { count } = await ctx.db.signInCode.updateMany({
    where: { id: newest.id, usedAt: null, tries: { lt: signInRules.triesPerCode }, expiresAt: { gt: ctx.now() } },
    data: { tries: { increment: 1 } },
  });
  return count === 1 ? newest : null;
}

/** A fixed test code works at once, before the task that would send it has run. */
async function isRight(ctx: Ctx, code: string, taken: SignInCode | null): Promise<boolean> {
  const matches = await matchesCode(code, taken?.codeHash ?? '');
  return ctx.testCode === null ? matches : equal(code, ctx.testCode);
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

/** Null when the second factor is wrong. */
async function signIn(ctx: Ctx, { code, totp, remember, userAgent }: RightCode) {
  const now = ctx.now();
  return inTransaction(ctx, async (tx) => {
    const known = await tx.user.findUnique({ where: { email: code.email } });
    if (known?.twoFactorEnabledAt) {
      if (totp === null) throw new AppError('SECOND_FACTOR_NEEDED');
      if (!(await passSecondFactor(ctx, tx, { user: known, code: totp }))) return null;
    }
    const { count } = await tx.signInCode.updateMany({ where: { id: code.id, usedAt: null }, data: { usedAt: now } });
    if (count === 0) throw new AppError('WRONG_CODE');
    await tx.signInThrottle.deleteMany({ where: { email: code.email } });
    const user = await tx.user.upsert({
      where: { email: code.email },
      create: { email: code.email, lastSeenAt: now },
      update: { lastSeenAt: now },
    });
    const accessToken = await openSession(tx, { userId: user.id, remember, userAgent, now });
    return { accessToken, user };
  });
}
