import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Notified } from '../notifications/notification.ts';
import { notifyOwner } from '../notifications/notifyOwner.ts';
import { readBulkPayload, toStored } from './bulkPayload.ts';
import { isOpenJob } from './runningJobs.ts';

export interface EndedJob {
  job: BulkJob;
  notified: Notified[];
}

/** Locks a job against other writers until the transaction ends. Null when it does not exist. */
export async function lockJob(tx: Prisma.TransactionClient, { id }: { id: string }): Promise<BulkJob | null> {
  await tx.$executeRaw`select 1 from bulk_jobs where id = ${id}::uuid for update`;
  return tx.bulkJob.findUnique({ where: { id } });
}

/** {@link lockJob}, but null also when the job has ended. */
export async function lockOpenJob(tx: Prisma.TransactionClient, { id }: { id: string }): Promise<BulkJob | null> {
  const job = await lockJob(tx, { id });
  return job !== null && isOpenJob(job) ? job : null;
}

/** Ends a job that is still open; what it has done stays. Null when it has ended already. */
export async function endJob(
  ctx: Ctx,
  { jobId, state }: { jobId: string; state: 'FAILURE' | 'REVOKED' },
): Promise<EndedJob | null> {
  return inTransaction(ctx, async (tx) => {
    const held = await lockOpenJob(tx, { id: jobId });
    if (held === null) return null;
    const now = ctx.now();
    const job = await tx.bulkJob.update({
      where: { id: held.id },
      data: {
        payload: toStored(readBulkPayload(held), { ended: true }),
        state,
        finishedAt: now,
        version: { increment: 1 },
        ...(state === 'REVOKED' && { cancelRequestedAt: now }),
      },
    });
    // Whoever cancelled the job needs no notification.
    const tell = state === 'FAILURE' && readBulkPayload(job).background;
    return { job, notified: tell ? await notifyOwner(tx, { job, now }) : [] };
  });
}
