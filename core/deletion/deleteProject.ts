import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { createJob } from '../bulk/createJob.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueueSweep } from '../documents/sweepUnusedFiles.ts';
import { getProject } from '../projects/getProject.ts';
import { lockProject } from '../projects/lockProject.ts';
import { announce } from '../publishing/announce.ts';
import { enqueueEmptying } from './emptyProject.ts';

/** Most candidates deleted within the request; more take too long to wait for. */
const mostAtOnce = 1_000;

/**
 * Deletes a project with its candidates, documents, screenings, finished jobs and the notifications that link to it. Its running work is stopped, and it is
 * hidden at once. If it has very many candidates, a job that the user can watch deletes them. Originals that no other project uses are deleted in the
 * background.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function deleteProject(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { userId } = requireViewer(ctx);
  await getProject(ctx, { id });
  const total = await ctx.db.candidate.count({ where: { projectId: id } });
  const { stopped, job } = await inTransaction(ctx, async (tx) => {
    await deleteNotifications(tx, id);
    const large = total > mostAtOnce;
    if (large) await hide(tx, { id, now: ctx.now() });
    else await tx.project.delete({ where: { id } });
    // A hidden project keeps its screenings, and they their jobs, until it is empty.
    await tx.bulkJob.deleteMany({ where: { projectId: id, finishedAt: { not: null }, screening: null } });
    // Lock in the same order as a refresh, screenings first, or the two would deadlock.
    const jobs = await revokeJobs(tx, id, ctx.now());
    await recordAudit(tx, { actorId: userId, action: 'project.deleted', entity: 'project', entityId: id });
    await enqueueSweep(tx);
    return { stopped: jobs, job: large ? await startEmptying(tx, { id, ownerId: userId, total, now: ctx.now() }) : null };
  });
  if (job !== null) announce(ctx.events, 'job', { id: job.id, version: job.version });
  for (const { id: jobId, version } of stopped) {
    ctx.events.publish('cancel', { jobId });
    ctx.events.publish('job', { id: jobId, version });
  }
}

/** Notifications that would link to the deleted project. */
async function deleteNotifications(tx: Prisma.TransactionClient, projectId: string): Promise<void> {
  await tx.$executeRaw`
    delete from notifications
    where params->>'projectId' = ${projectId}
      or params->>'candidateId' in (select id::text from candidates where project_id = ${projectId}::uuid)`;
}

/** Ends uploads and screenings of the project; their tasks will find nothing to do. */
async function hide(tx: Prisma.TransactionClient, { id, now }: { id: string; now: Date }): Promise<void> {
  await lockProject(tx, { id });
  // Marking is not reported as a change of the position; its deletion will be.
  await tx.$executeRaw`update projects set deleting_at = ${now}::timestamptz where id = ${id}::uuid`;
  await tx.screening.updateMany({
    where: { projectId: id, state: { in: ['UPLOADING', 'RUNNING'] } },
    data: { state: 'CANCELLED' },
  });
  await tx.document.deleteMany({ where: { projectId: id, state: { in: ['QUEUED', 'READING', 'EXTRACTING', 'SCORING'] } } });
}

async function startEmptying(
  tx: Prisma.TransactionClient,
  { id, ...job }: { id: string; ownerId: string; total: number; now: Date },
): Promise<BulkJob> {
  await enqueueEmptying(tx, { projectId: id });
  return createJob(tx, { ...job, kind: 'deleteProject', projectId: id });
}

async function revokeJobs(
  tx: Prisma.TransactionClient,
  projectId: string,
  now: Date,
): Promise<{ id: string; version: number }[]> {
  return tx.bulkJob.updateManyAndReturn({
    where: { projectId, state: { in: ['PENDING', 'PROGRESS'] } },
    data: { state: 'REVOKED', cancelRequestedAt: now, finishedAt: now, version: { increment: 1 } },
    select: { id: true, version: true },
  });
}
