import { isOpenJob } from '../bulk/runningJobs.ts';
import type { Ctx } from '../context.ts';
import type { ChunkInput } from './chunkInput.ts';
import { findOutdated } from './findOutdated.ts';
import { type RenewalJob, type RenewalPhase, renewalPayload } from './renewalJob.ts';
import { renewJobDescription } from './renewJobDescription.ts';
import { renewResumes } from './renewResumes.ts';
import { renewScores } from './renewScores.ts';

export interface RenewResultsInput {
  jobId: string;
  /** Aborts when a user stops the renewal, and when this process stops. */
  signal: AbortSignal;
  /** There will be no retry: if this attempt fails, the job ends as failed and the next start begins a new one. */
  lastAttempt?: boolean;
}

const phases: Record<RenewalPhase, (ctx: Ctx, chunk: ChunkInput) => Promise<void>> = {
  jobDescriptions: renewJobDescription,
  resumes: renewResumes,
  scores: renewScores,
};

/**
 * Runs one chunk of a renewal (see `startRenewal`) and enqueues the next. Chunks are small so that tasks that users wait for go first. An interrupted run
 * writes nothing, and the next run continues from the last committed chunk.
 */
export async function renewResults(ctx: Ctx, { jobId, signal, lastAttempt = false }: RenewResultsInput): Promise<void> {
  const job = await begin(ctx, jobId);
  if (job === null) return;
  try {
    signal.throwIfAborted();
    await phases[job.payload.phase](ctx, { job, outdated: await findOutdated(ctx), signal });
  } catch (error) {
    if (signal.aborted && !(await isRunning(ctx, jobId))) return;
    if (lastAttempt && !signal.aborted) await fail(ctx, jobId);
    throw error;
  }
}

async function begin(ctx: Ctx, id: string): Promise<RenewalJob | null> {
  const where = { id, kind: 'renewal' };
  await ctx.db.bulkJob.updateMany({ where: { ...where, state: 'PENDING' }, data: { state: 'PROGRESS', startedAt: ctx.now() } });
  const job = await ctx.db.bulkJob.findFirst({ where });
  return job === null || !isOpenJob(job) ? null : { ...job, payload: renewalPayload(job) };
}

async function isRunning(ctx: Ctx, id: string): Promise<boolean> {
  const job = await ctx.db.bulkJob.findUnique({ where: { id }, select: { state: true } });
  return job !== null && isOpenJob(job);
}

async function fail(ctx: Ctx, id: string): Promise<void> {
  const [failed] = await ctx.db.bulkJob.updateManyAndReturn({
    where: { id, state: 'PROGRESS' },
    data: { state: 'FAILURE', finishedAt: ctx.now(), version: { increment: 1 } },
  });
  if (failed !== undefined) ctx.events.publish('job', { id, version: failed.version });
}
