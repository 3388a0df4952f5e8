import type { Prisma, User } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { hashToken } from '../secrets/token.ts';
import { normaliseRecoveryCode } from './recoveryCodes.ts';
import { findStep } from './totp.ts';

/** Checks a code of the authenticator app or a recovery code. A right code is used up: it never passes twice, even in simultaneous calls. */
export async function passSecondFactor(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { user, code }: { user: Pick<User, 'id' | 'twoFactorSecret'>; code: string },
): Promise<boolean> {
  const secret = user.twoFactorSecret === null ? null : ctx.sealer.open(user.twoFactorSecret);
  const step = secret === null ? null : findStep({ secret, code, now: ctx.now() });
  if (step !== null) {
    const { count } = await tx.user.updateMany({
      where: { id: user.id, OR: [{ twoFactorStep: null }, { twoFactorStep: { lt: step } }] },
      data: { twoFactorStep: step },
    });
    return count === 1;
  }
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId: user.id, codeHash: hashToken(normaliseRecoveryCode(code)), usedAt: null },
    data: { usedAt: ctx.now() },
  });
  return count === 1;
}
