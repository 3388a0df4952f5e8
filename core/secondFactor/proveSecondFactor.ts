import type { Prisma, User } from '../../prisma/generated/client.ts';
import { requireScope } from '../access/requireScope.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { AppError } from '../errors.ts';
import { limitedText } from '../input/limitedText.ts';
import { parseInput } from '../input/parseInput.ts';
import { recordFailure } from '../signInLimits/recordFailure.ts';
import { refundTry } from '../signInLimits/refundTry.ts';
import { takeTry } from '../signInLimits/takeTry.ts';
import { passSecondFactor } from './passSecondFactor.ts';

const fresh = limitedText(64).min(1);

/**
 * Runs a change of the viewer's second factor that needs an unused code. Wrong codes count like wrong sign-in codes.
 *
 * @throws AppError UNAUTHENTICATED, SCOPE_MISSING (`admin`), WRONG_CODE, TOO_MANY_TRIES; CONFLICT when there is no second factor
 */
export async function proveSecondFactor<T>(
  ctx: Ctx,
  { code }: { code: string },
  work: (tx: Prisma.TransactionClient, user: User) => Promise<T>,
): Promise<T> {
  const { userId } = requireViewer(ctx);
  requireScope(ctx, 'admin');
  const given = parseInput(fresh, code);
  const { email, twoFactorSecret } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } });
  if (twoFactorSecret === null) throw new AppError('CONFLICT');
  await takeTry(ctx, { email });
  const done = await inTransaction(ctx, async (tx) => {
    await tx.$executeRaw`select 1 from users where id = ${userId}::uuid for update`;
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    if (!(await passSecondFactor(ctx, tx, { user, code: given }))) return null;
    await refundTry(tx, { email, client: ctx.client });
    return { result: await work(tx, user) };
  });
  if (done !== null) return done.result;
  await recordFailure(ctx, { email, wrong: 'second-factor' });
  throw new AppError('WRONG_CODE');
}
