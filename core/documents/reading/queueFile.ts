import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { requireViewer } from '../../access/requireViewer.ts';
import type { Ctx } from '../../context.ts';

/** Files of one user in work at a time, however many requests they send. Their other files wait on disk, not in memory. */
const atOnce = availableParallelism();
const queues = new Map<string, PQueue>();

/**
 * Works on an uploaded file when it is its turn among those of the same user.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function queueFile<Result>(ctx: Ctx, work: () => Promise<Result>): Promise<Result> {
  const { userId } = requireViewer(ctx);
  const queue = queues.get(userId) ?? new PQueue({ concurrency: atOnce });
  queues.set(userId, queue);
  try {
    return await queue.add(work);
  } finally {
    if (queue.size + queue.pending === 0) queues.delete(userId);
  }
}
