import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';

/**
 * Runs a read on the replica if there is one and it has everything committed before this call; otherwise, or if the replica fails, on the primary. So a user
 * always sees their own changes and those announced by events. `read` must not write.
 */
export async function readFromReplica<T>(ctx: Ctx, read: (ctx: Ctx) => Promise<T>): Promise<T> {
  const { replica } = ctx;
  if (replica === null || !(await replica.isCurrent())) return read(ctx);
  try {
    // Nested calls use the same server.
    return await read({ ...ctx, db: replica.db, replica: null });
  } catch (error) {
    if (error instanceof AppError) throw error;
    replica.failed(error);
    return read(ctx);
  }
}
