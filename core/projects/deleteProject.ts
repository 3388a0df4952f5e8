import type { Prisma } from '../../prisma/generated/client.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Ctx } from '../context.ts';
import { enqueueSweep } from '../documents/sweepUnusedFiles.ts';
import { inTransaction } from '../inTransaction.ts';
import { requireViewer } from '../requireViewer.ts';
import { getProject } from './getProject.ts';

/**
 * Deletes a project with its candidates, documents, screenings, finished jobs and the notifications that lead there. Its running work is stopped; originals that no other project uses are
 * deleted in the background, because tens of thousands take seconds.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function deleteProject(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const { userId } = requireViewer(ctx);
  await getProject(ctx, { id });
  const stopped = await inTransaction(ctx, async (tx) => {
    await deleteNotifications(tx, id);
    await tx.project.delete({ where: { id } });
    await tx.bulkJob.deleteMany({ where: { projectId: id, finishedAt: { not: null } } });
    // Lock in the same order as a refresh, screenings first, or the two would deadlock.
    const jobs = await revokeJobs(tx, id, ctx.now());
    await recordAudit(tx, { actorId: userId, action: 'project.deleted', entity: 'project', entityId: id });
    await enqueueSweep(tx);
    return jobs;
  });
  for (const { id: jobId, version } of stopped) {
    ctx.events.publish('cancel', { jobId });
    ctx.events.publish('job', { id: jobId, version });
  }
}

/** Those that would lead nowhere. */
async function deleteNotifications(tx: Prisma.TransactionClient, projectId: string): Promise<void> {
  await tx.$executeRaw`
    delete from notifications
    where params->>'projectId' = ${projectId}
      or params->>'candidateId' in (select id::text from candidates where project_id = ${projectId}::uuid)`;
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
