import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import type { NotificationKind, Notified } from './notification.ts';

/** Notifies a job's owner that it has ended, with its figures and a link. */
export async function notifyOwner(tx: Prisma.TransactionClient, { job, now }: { job: BulkJob; now: Date }): Promise<Notified[]> {
  const { id: jobId, kind: jobKind, ownerId, projectId, completed, failed, total } = job;
  const mails = jobKind === 'contact' || jobKind === 'invite';
  // A user who writes to one candidate sees the result on the screen.
  if (ownerId === null || (jobKind === 'contact' && failed === 0)) return [];
  const done: NotificationKind = job.state === 'SUCCESS' ? 'job-finished' : 'job-failed';
  const kind: NotificationKind = mails && failed > 0 ? 'mail-failed' : done;
  const created = await tx.notification.create({
    data: {
      userId: ownerId,
      kind,
      params: { jobId, jobKind, projectId, completed, failed, total },
      path: projectId === null ? null : `/candidate-analysis?project=${projectId}`,
      createdAt: now,
    },
    select: { id: true, userId: true },
  });
  return [created];
}
