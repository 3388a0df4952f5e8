import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import type { NotificationKind, Notified } from './notification.ts';

/** Tells the owner of a job that it has ended, with its figures and where to look. */
export async function notifyOwner(tx: Prisma.TransactionClient, { job, now }: { job: BulkJob; now: Date }): Promise<Notified[]> {
  const { id: jobId, kind: jobKind, ownerId, projectId, completed, failed, total } = job;
  if (ownerId === null) return [];
  const kind: NotificationKind = job.state === 'SUCCESS' ? 'job-finished' : 'job-failed';
  const created = await tx.notification.create({
    data: {
      userId: ownerId,
      kind,
      params: { jobId, jobKind, completed, failed, total },
      path: projectId === null ? null : `/candidate-analysis?project=${projectId}`,
      createdAt: now,
    },
    select: { id: true, userId: true },
  });
  return [created];
}
