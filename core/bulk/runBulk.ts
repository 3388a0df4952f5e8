import type { Ctx } from '../context.ts';
import { announceNotifications } from '../notifications/notification.ts';
import { findBulkOperation } from './bulkOperations.ts';
import { endJob } from './endJob.ts';
import { runChunk } from './runChunk.ts';
import { isOpenJob } from './runningJobs.ts';
import { sendNextMail } from './sendNextMail.ts';

export interface RunBulkInput {
  jobId: string;
  /** Aborts when the owner cancels the job, and when this process stops. */
  signal: AbortSignal;
  /** There will be no retry: if this attempt fails, so does the job. */
  lastAttempt?: boolean;
}

/**
 * Runs a bulk operation from where it is to its end, chunk by chunk. Each chunk's effect, the states of its items and the job's progress are one transaction:
 * an interrupted run loses at most the chunk it was in, and the next run starts with that one. Mails go one by one, see `sendNextMail`.
 */
export async function runBulk(ctx: Ctx, { jobId, signal, lastAttempt = false }: RunBulkInput): Promise<void> {
  const operation = await begin(ctx, jobId);
  if (operation === null) return;
  try {
    do signal.throwIfAborted();
    while ('mails' in operation ? await sendNextMail(ctx, { jobId, operation }) : await runChunk(ctx, { jobId, operation }));
  } catch (error) {
    if (signal.aborted && !(await isRunning(ctx, jobId))) return;
    if (lastAttempt && !signal.aborted) await fail(ctx, jobId);
    throw error;
  }
}

async function begin(ctx: Ctx, id: string) {
  const [begun] = await ctx.db.bulkJob.updateManyAndReturn({
    where: { id, state: 'PENDING' },
    data: { state: 'PROGRESS', startedAt: ctx.now(), version: { increment: 1 } },
  });
  if (begun !== undefined) ctx.events.publish('job', { id, version: begun.version });
  const job = begun ?? (await ctx.db.bulkJob.findUnique({ where: { id } }));
  return job === null || !isOpenJob(job) ? null : findBulkOperation(job.kind);
}

async function isRunning(ctx: Ctx, id: string): Promise<boolean> {
  const job = await ctx.db.bulkJob.findUnique({ where: { id }, select: { state: true } });
  return job !== null && isOpenJob(job);
}

async function fail(ctx: Ctx, jobId: string): Promise<void> {
  const ended = await endJob(ctx, { jobId, state: 'FAILURE' });
  if (ended === null) return;
  ctx.events.publish('job', { id: jobId, version: ended.job.version });
  announceNotifications(ctx, ended.notified);
}
