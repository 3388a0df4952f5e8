import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import { isOpenJob } from '../bulk/runningJobs.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { ErrorCode } from '../errors.ts';
import { announce } from '../publishing/announce.ts';
import { enqueueRenewal, type RenewalJob, type RenewalPhase, renewalPayload, toJson } from './renewalJob.ts';

/** A document or candidate that could not be renewed and keeps its earlier result. */
export interface RenewalFailure {
  itemId: string;
  code: ErrorCode;
}

/** Where the job continues; null when it is finished. */
export type NextChunk = { phase: RenewalPhase; after: string | null } | null;

export interface Chunk {
  job: RenewalJob;
  next: NextChunk;
  /** Writes the results. Returns how many items were handled and which of them failed. */
  work(tx: Prisma.TransactionClient): Promise<{ done: number; failures: readonly RenewalFailure[] }>;
  /** Delays the next chunk while users' own documents are being processed. */
  runAt?: Date | undefined;
}

/**
 * Commits a chunk's results, the job's progress and the next chunk's task in one transaction. Writes nothing when the job was stopped in the meantime, or when
 * another run of the same chunk committed first: the task of a killed worker is retried while the task it enqueued may already be running.
 */
export async function commitChunk(ctx: Ctx, { job, next, work, runAt }: Chunk): Promise<void> {
  const changed = await inTransaction(ctx, async (tx) => {
    await tx.$executeRaw`select 1 from bulk_jobs where id = ${job.id}::uuid for update`;
    const held = await tx.bulkJob.findUnique({ where: { id: job.id } });
    if (held === null || !isOpenJob(held) || held.version !== job.version) return null;
    const { done, failures } = await work(tx);
    await tx.bulkJobItem.createMany({
      data: failures.map(({ itemId, code }, index) => ({
        jobId: job.id,
        position: held.failed + index,
        itemId,
        state: 'FAILED' as const,
        message: code,
      })),
    });
    const counts = { completed: held.completed + done - failures.length, failed: held.failed + failures.length };
    if (next !== null) await enqueueRenewal(tx, { jobId: job.id, ...(runAt && { runAt }) });
    return tx.bulkJob.update({
      where: { id: job.id },
      data: { ...counts, version: { increment: 1 }, ...(next === null ? ended(ctx, counts) : goingOn(held, next, counts)) },
    });
  });
  if (changed !== null) announce(ctx.events, 'job', { id: changed.id, version: changed.version });
}

type Counts = Pick<BulkJob, 'completed' | 'failed'>;

/** Sets the total to what was handled, so that documents added or deleted during the renewal don't leave the progress bar below 100%. */
function ended(ctx: Ctx, { completed, failed }: Counts): Prisma.BulkJobUncheckedUpdateInput {
  return { state: 'SUCCESS', finishedAt: ctx.now(), total: completed + failed };
}

function goingOn(held: BulkJob, next: NonNullable<NextChunk>, { completed, failed }: Counts): Prisma.BulkJobUncheckedUpdateInput {
  const payload = toJson({ ...renewalPayload(held), ...next });
  return { payload, total: Math.max(held.total, completed + failed) };
}
