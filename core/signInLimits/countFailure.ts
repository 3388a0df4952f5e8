import type { Ctx } from '../context.ts';
import { later, signInRules } from './signInRules.ts';

/** Counts a wrong code for an address; too many lock the address for a while, whichever code they were for. */
export async function countFailure(ctx: Ctx, { email }: { email: string }): Promise<void> {
  const now = ctx.now();
  const windowFloor = later(now, -signInRules.failureWindow);
  // One statement, so that simultaneous failures are all counted.
  const [row] = await ctx.db.$queryRaw<{ failures: number }[]>`
    insert into sign_in_throttles (email, failures, window_started_at) values (${email}, 1, ${now})
    on conflict (email) do update set
      failures = case when sign_in_throttles.window_started_at > ${windowFloor} then sign_in_throttles.failures + 1 else 1 end,
      window_started_at = case when sign_in_throttles.window_started_at > ${windowFloor} then sign_in_throttles.window_started_at else excluded.window_started_at end
    returning failures`;
  if ((row?.failures ?? 0) < signInRules.failuresBeforeLock) return;
  await ctx.db.signInThrottle.updateMany({ where: { email }, data: { lockedUntil: later(now, signInRules.lockTime) } });
}
