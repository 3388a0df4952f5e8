import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { parseInput } from '../input/parseInput.ts';
import { announceNotifications } from '../notifications/notification.ts';
import { announce } from '../publishing/announce.ts';
import { advanceJob } from './advanceJob.ts';
import type { ChunkOperation } from './bulkOperation.ts';
import { readBulkPayload } from './bulkPayload.ts';
import { lockOpenJob } from './endJob.ts';
import { findProblems, nextItems, settleItems } from './jobItems.ts';

/** Candidates per transaction: few enough that progress shows and a cancellation takes effect at once. */
const chunkSize = 500;

/**
 * Applies an operation to the next candidates of its job. A second run of the same task waits for this one, then finds the job further on.
 *
 * @returns whether any are left
 */
export async function runChunk(ctx: Ctx, { jobId, operation }: { jobId: string; operation: ChunkOperation }): Promise<boolean> {
  const now = ctx.now();
  const done = await inTransaction(ctx, async (tx) => {
    const held = await lockOpenJob(tx, { id: jobId });
    if (held === null) return null;
    const { after, input: stored } = readBulkPayload(held);
    const items = await nextItems(tx, held, { after, take: chunkSize });
    const failures = await findProblems(tx, held, items);
    const failed = new Set(failures.map(({ position }) => position));
    const candidateIds = items.flatMap(({ position, id }) => (failed.has(position) ? [] : [id]));
    const change = { candidateIds, userId: held.ownerId ?? '', now, input: parseInput(operation.input, stored) };
    const notified = candidateIds.length > 0 ? await operation.apply(tx, change) : [];
    await settleItems(tx, held, items, failures);
    const advanced = await advanceJob(tx, { held, items, failures, now });
    return { ...advanced, notified: [...(notified ?? []), ...advanced.notified] };
  });
  if (done === null) return false;
  announce(ctx.events, 'job', { id: jobId, version: done.version });
  announceNotifications(ctx, done.notified);
  ctx.events.publish('activity', { candidateId: null });
  return !done.ended;
}
