import type { Ctx } from './context.ts';
import { AppError } from './errors.ts';

/**
 * Runs a read on the replica, if there is one and it shows everything that was committed before this call, by anybody; on the primary otherwise, and when the
 * replica fails midway. So nobody misses what they, or an event they were sent, just changed. `read` must not write.
 */
export async function readFromReplica<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { replica } = ctx;
  if (replica === null || !(await replica.isCurrent())) return read(ctx);
  try {
    // What it calls is part of the same read.
    return await read({ ...ctx, db: replica.db, replica: null });
  } catch (error) {
    if (error instanceof AppError) throw error;
    replica.failed(error);
    return read(ctx);
  }
}
