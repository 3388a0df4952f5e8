import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { forgottenStatus } from './forgetAnswers.ts';
import { keyLifetime, leaseSeconds } from './keyTimes.ts';

export interface RequestKey {
  /** The caller's idempotency key. */
  key: string;
  /** A hash of the request's method, address and body. */
  requestHash: string;
}

/** An earlier answer. */
export interface StoredAnswer {
  status: number;
  body: unknown;
}

/**
 * The stored answer of an earlier request with this key. Null when there is none: the key is then taken, and the caller must handle the request and call
 * finishRequest or dropRequest. A key is free again after 24 hours, or a few seconds after its server died.
 *
 * @throws AppError UNAUTHENTICATED; INVALID_INPUT for an empty or long key; IDEMPOTENCY_MISMATCH when the key was used for another request; NOT_FOUND when its
 * answer was erased with the person it was about; REQUEST_RUNNING when its first request has no answer yet
 */
export async function beginRequest(ctx: Ctx, { key, requestHash }: RequestKey): Promise<StoredAnswer | null> {
  const { userId } = requireViewer(ctx);
  if (key.length === 0 || key.length > 200)
    throw new AppError('INVALID_INPUT', { message: 'An Idempotency-Key has 1 to 200 characters.' });
  await dropOld(ctx, userId, key);
  const { count } = await ctx.db.idempotencyKey.createMany({
    data: [{ userId, key, requestHash, createdAt: ctx.now() }],
    skipDuplicates: true,
  });
  if (count === 1) return null;
  const known = await ctx.db.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } });
  // The first request has just failed and released its key.
  if (known === null) throw new AppError('REQUEST_RUNNING');
  if (known.requestHash !== requestHash) throw new AppError('IDEMPOTENCY_MISMATCH');
  if (known.status === forgottenStatus) throw new AppError('NOT_FOUND', { entity: 'Answer' });
  if (known.status === null) throw new AppError('REQUEST_RUNNING');
  return { status: known.status, body: known.body };
}

async function dropOld(ctx: Ctx, userId: string, key: string): Promise<void> {
  const expired = new Date(ctx.now().getTime() - keyLifetime);
  // The database's clock: the servers' own may differ.
  await ctx.db.$executeRaw`
    delete from idempotency_keys where user_id = ${userId}::uuid and key = ${key}
      and (created_at < ${expired}::timestamptz or (status is null and seen_at < now() - make_interval(secs => ${leaseSeconds})))`;
}
