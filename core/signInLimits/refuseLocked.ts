import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { secondsUntil } from './signInRules.ts';

/** @throws AppError TOO_MANY_TRIES while an address is locked for too many wrong codes */
export async function refuseLocked(
  ctx: Pick<Ctx, 'now'> & { db: Pick<Ctx['db'], 'signInThrottle'> },
  email: string,
): Promise<void> {
  const now = ctx.now();
  const throttle = await ctx.db.signInThrottle.findUnique({ where: { email } });
  if (throttle?.lockedUntil && throttle.lockedUntil > now)
    throw new AppError('TOO_MANY_TRIES', { seconds: secondsUntil(now, throttle.lockedUntil) });
}
