import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import { announce } from '../announce.ts';
import { isOpenJob } from '../bulk/runningJobs.ts';
import type { Ctx } from '../context.ts';
import type { ErrorCode } from '../errors.ts';
import { inTransaction } from '../inTransaction.ts';
import { enqueueRenewal, type RenewalJob, type RenewalPhase, renewalPayload, toJson } from './renewalJob.ts';

/** A document or candidate whose earlier result stays. */
export interface RenewalFailure {
  itemId: string;
  code: ErrorCode;
}

/** Where the job goes on; null: it has come to its end. */
export type NextChunk = { phase: RenewalPhase; after: string | null } | null;

export interface Chunk {
  job: RenewalJob;
  next: NextChunk;
  /** Writes the results, and says how many were looked at and which of them failed. */
  work(tx: Prisma.TransactionClient): Promise<{ done: number; failures: readonly RenewalFailure[] }>;
  /** The next chunk waits: users have work. */
  runAt?: Date | undefined;
}

/**
 * Effect, progress and the next chunk's task in one transaction. Nothing is written when the job was stopped meanwhile, or when a second run of
 * the same chunk came first: a killed worker's task runs again beside the one that it enqueued.
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

/** What came or went meanwhile must not leave the bar short of its end. */
function ended(ctx: Ctx, { completed, failed }: Counts): Prisma.BulkJobUncheckedUpdateInput {
  return { state: 'SUCCESS', finishedAt: ctx.now(), total: completed + failed };
}

function goingOn(held: BulkJob, next: NonNullable<NextChunk>, { completed, failed }: Counts): Prisma.BulkJobUncheckedUpdateInput {
  const payload = toJson({ ...renewalPayload(held), ...next });
  return { payload, total: Math.max(held.total, completed + failed) };
}
