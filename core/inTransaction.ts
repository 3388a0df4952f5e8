import type { Prisma } from '../prisma/generated/client.ts';
import type { Ctx } from './context.ts';

/** Prisma's own 2 and 5 seconds are too short while fifty files arrive at once on a small machine. */
const limits = { maxWait: 20_000, timeout: 60_000 };

/** Commits all of `work` or nothing. Publish events after it, never inside: subscribers must find the row that an event names. */
export function inTransaction<T>(ctx: Pick<Ctx, 'db'>, work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  return ctx.db.$transaction(work, limits);
}
