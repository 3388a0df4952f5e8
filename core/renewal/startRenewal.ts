import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import { createJob } from '../bulk/createJob.ts';
import { isOpenJob } from '../bulk/runningJobs.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { countOutdated } from './countOutdated.ts';
import { findOutdated, type Outdated, versionsInUse } from './findOutdated.ts';
import { enqueueRenewal, renewalPayload, renewalPhases, toJson } from './renewalJob.ts';

/** One lock for the whole product, so that two processes that start together create only one job. */
const renewalLock = 7_270_737;

export interface StartRenewalInput {
  /** The renewal was requested explicitly: resume even if a user stopped the last one. */
  asked?: boolean;
}

/**
 * Starts the background job that replaces results of older readers, extractors and facets, in chunks and at a lower priority than anything users wait for.
 * Users' corrections stay, and every candidate keeps its id, stage and notes. A renewal that is already running continues, or starts over if plugin versions
 * have changed since.
 *
 * @returns the job; null when nothing is outdated, or when a user stopped the renewal to these versions and nobody asked for it again
 */
export async function startRenewal(ctx: Ctx, { asked = false }: StartRenewalInput = {}): Promise<BulkJob | null> {
  const outdated = await findOutdated(ctx);
  const job = await inTransaction(ctx, async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(${renewalLock}::bigint)`;
    const last = await newestRenewal(tx);
    if (last !== null && isOpenJob(last)) return goOn(ctx, tx, { job: last, outdated });
    if (outdated.documents.length + outdated.scores.length === 0) return null;
    if (!asked && last?.state === 'REVOKED' && renewalPayload(last).versions === versionsInUse(ctx)) return null;
    const total = await countOutdated(tx, outdated);
    const payload = toJson({ versions: versionsInUse(ctx), phase: renewalPhases[0], after: null });
    const made = await createJob(tx, { kind: 'renewal', ownerId: null, projectId: null, total, payload, now: ctx.now() });
    await enqueueRenewal(tx, { jobId: made.id });
    return made;
  });
  if (job !== null) ctx.events.publish('job', { id: job.id, version: job.version });
  return job;
}

/** The newest renewal in any state. */
export function newestRenewal(db: Pick<Prisma.TransactionClient, 'bulkJob'>): Promise<BulkJob | null> {
  return db.bulkJob.findFirst({ where: { kind: 'renewal' }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
}

/** Continues a running renewal. Enqueues its task again, which may be lost after a worker was killed repeatedly. */
async function goOn(
  ctx: Ctx,
  tx: Prisma.TransactionClient,
  { job, outdated }: { job: BulkJob; outdated: Outdated },
): Promise<BulkJob> {
  await tx.$executeRaw`select 1 from bulk_jobs where id = ${job.id}::uuid for update`;
  const held = await tx.bulkJob.findUniqueOrThrow({ where: { id: job.id } });
  if (!isOpenJob(held)) return held;
  await enqueueRenewal(tx, { jobId: job.id });
  const versions = versionsInUse(ctx);
  if (renewalPayload(held).versions === versions) return held;
  const total = held.completed + held.failed + (await countOutdated(tx, outdated));
  const payload = toJson({ versions, phase: renewalPhases[0], after: null });
  return tx.bulkJob.update({ where: { id: job.id }, data: { payload, total, version: { increment: 1 } } });
}
