import { setTimeout } from 'node:timers/promises';
import type { Prisma } from '../prisma/generated/client.ts';
import type { Ctx } from './context.ts';

/** Prisma's own 2 and 5 seconds are too short while fifty files arrive at once on a small machine. */
const limits = { maxWait: 20_000, timeout: 60_000 };

/** Runs of a transaction that the database ends because another one is in its way. */
const attempts = 3;
const pauseMs = 50;

/**
 * Commits all of `work` or nothing. Publish events after it, never inside: subscribers must find the row that an event names. PostgreSQL ends one of two
 * transactions that wait for each other; that one did nothing and is run again, so `work` keeps nothing from an earlier run.
 */
export async function inTransaction<T>(ctx: Pick<Ctx, 'db'>, work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ctx.db.$transaction(work, limits);
    } catch (error) {
      if (attempt === attempts || !isInTheWay(error)) throw error;
      // Run again at once, it could take the row that the other one waits for.
      await setTimeout(pauseMs * attempt);
    }
  }
}

/** Statements that Prisma writes fail with P2034, our own with the adapter's kind. */
function isInTheWay(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, meta } = error as { code?: unknown; meta?: { driverAdapterError?: { cause?: { kind?: unknown } } } };
  return code === 'P2034' || meta?.driverAdapterError?.cause?.kind === 'TransactionWriteConflict';
}
