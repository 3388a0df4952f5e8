import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { inTransaction } from '../inTransaction.ts';
import { parseInput } from '../parseInput.ts';
import { enqueue } from '../queue.ts';
import { refuseLocked } from '../signInLimits/refuseLocked.ts';
import { later, secondsUntil, signInRules } from '../signInLimits/signInRules.ts';
import { emailAddress } from './emailAddress.ts';

/**
 * Has a sign-in code sent. Known, unknown and refused addresses take the same path up to the sending task, so that neither the answer nor its timing tells
 * them apart.
 *
 * @throws AppError INVALID_INPUT, TOO_MANY_CODES, TOO_MANY_TRIES
 */
export async function requestSignInCode(ctx: Ctx, { email }: { email: string }): Promise<{ cooldownSeconds: number }> {
  const address = parseInput(emailAddress, email);
  const now = ctx.now();
  return inTransaction(ctx, async (tx) => {
    await lockAddress(tx, address);
    await refuseLocked({ db: tx, now: () => now }, address);
    const recent = await countRecent(tx, address, now);
    const { id } = await tx.signInCode.create({
      data: { email: address, codeHash: '', createdAt: now, expiresAt: later(now, signInRules.codeLifetime) },
    });
    await enqueue(tx, 'sendSignInCode', { codeId: id }, { priority: -10, maxAttempts: 3 });
    return { cooldownSeconds: cooldown(recent, now) };
  });
}

/** Two simultaneous requests must not both count as the fifth. */
async function lockAddress(tx: Prisma.TransactionClient, email: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${email}`}, 0))`;
}

/** The codes of the last hour, oldest first. */
async function countRecent(tx: Prisma.TransactionClient, email: string, now: Date): Promise<Date[]> {
  const rows = await tx.signInCode.findMany({
    where: { email, createdAt: { gt: later(now, -signInRules.hour) } },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  });
  const recent = rows.map(({ createdAt }) => createdAt);
  if (recent.length >= signInRules.codesPerHour)
    throw new AppError('TOO_MANY_CODES', { seconds: secondsUntil(now, oldestLeaves(recent, now)) });
  return recent;
}

function cooldown(recent: Date[], now: Date): number {
  const last = recent.length + 1 >= signInRules.codesPerHour;
  return last ? secondsUntil(now, oldestLeaves(recent, now)) : signInRules.cooldown / 1000;
}

function oldestLeaves(recent: Date[], now: Date): Date {
  return later(recent[0] ?? now, signInRules.hour);
}
