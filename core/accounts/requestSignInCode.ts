import type { Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../input/parseInput.ts';
import { enqueue } from '../queue.ts';
import { clientKey } from '../signInLimits/clientKey.ts';
import { lockAddress } from '../signInLimits/lockAddress.ts';
import { refuseLocked } from '../signInLimits/refuseLocked.ts';
import { later, secondsUntil, signInRules } from '../signInLimits/signInRules.ts';
import { emailAddress } from './emailAddress.ts';

/**
 * Enqueues the mail with a sign-in code. Known, unknown and refused addresses take the same path up to the sending task, so that neither the answer nor its
 * timing tells them apart.
 *
 * @throws AppError INVALID_INPUT, TOO_MANY_CODES, TOO_MANY_TRIES
 */
export async function requestSignInCode(ctx: Ctx, { email }: { email: string }): Promise<{ cooldownSeconds: number }> {
  const address = parseInput(emailAddress, email);
  const now = ctx.now();
  const client = clientKey({ email: address, client: ctx.client });
  return inTransaction(ctx, async (tx) => {
    await lockAddress(tx, address);
    const { known } = await refuseLocked(tx, { email: address, key: client, now });
    if (!known) await refuseFlood(tx, address, now);
    const recent = await countRecent(tx, { email: address, client, now });
    const { id } = await tx.signInCode.create({
      data: { email: address, client, codeHash: '', createdAt: now, expiresAt: later(now, signInRules.codeLifetime) },
    });
    await enqueue(tx, 'sendSignInCode', { codeId: id }, { priority: -10, maxAttempts: 3 });
    return { cooldownSeconds: cooldown(recent, now) };
  });
}

/** Limits the codes per address, so that strangers cannot flood a mailbox, however many clients they use. */
async function refuseFlood(tx: Prisma.TransactionClient, email: string, now: Date): Promise<void> {
  const recent = await findRequests(tx, { email, createdAt: { gt: later(now, -signInRules.day) } });
  const [oldest] = recent.slice(-signInRules.codesPerDay);
  if (recent.length < signInRules.codesPerDay || oldest === undefined) return;
  throw new AppError('TOO_MANY_CODES', { seconds: secondsUntil(now, later(oldest, signInRules.day)) });
}

/** The times at which the client asked in the last hour, oldest first. */
async function countRecent(
  tx: Prisma.TransactionClient,
  { email, client, now }: { email: string; client: string; now: Date },
): Promise<Date[]> {
  const recent = await findRequests(tx, { email, client, createdAt: { gt: later(now, -signInRules.hour) } });
  if (recent.length >= signInRules.codesPerHour)
    throw new AppError('TOO_MANY_CODES', { seconds: secondsUntil(now, oldestLeaves(recent, now)) });
  return recent;
}

async function findRequests(tx: Prisma.TransactionClient, where: Prisma.SignInCodeWhereInput): Promise<Date[]> {
  const rows = await tx.signInCode.findMany({ where, orderBy: { createdAt: 'asc' }, select: { createdAt: true } });
  return rows.map(({ createdAt }) => createdAt);
}

function cooldown(recent: Date[], now: Date): number {
  const last = recent.length + 1 >= signInRules.codesPerHour;
  return last ? secondsUntil(now, oldestLeaves(recent, now)) : signInRules.cooldown / 1000;
}

function oldestLeaves(recent: Date[], now: Date): Date {
  return later(recent[0] ?? now, signInRules.hour);
}
