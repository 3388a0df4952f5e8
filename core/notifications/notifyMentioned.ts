import type { Prisma } from '../../prisma/generated/client.ts';
import type { CandidateChange } from '../candidates/candidateChange.ts';
import { enqueueMany } from '../queue.ts';
import type { NotificationKind, Notified } from './notification.ts';

const kind: NotificationKind = 'mention';

/** Notifies users that a note mentions them, also by e-mail; one notification per user for any number of candidates. The author is not notified. */
export async function notifyMentioned(
  tx: Prisma.TransactionClient,
  { candidateIds, userId, now, mentioned }: CandidateChange & { mentioned: readonly string[] },
): Promise<Notified[]> {
  const others = mentioned.filter((id) => id !== userId);
  const candidateId = [...candidateIds].sort()[0];
  if (others.length === 0 || candidateId === undefined) return [];
  const notified = await tx.notification.createManyAndReturn({
    data: others.map((id) => ({
      userId: id,
      kind,
      params: { candidateId, count: candidateIds.length, authorId: userId },
      path: `/analysis/${candidateId}#notes`,
      createdAt: now,
    })),
    select: { id: true, userId: true },
  });
  await enqueueMany(tx, 'mailNotification', { payloads: notified.map(({ id }) => ({ notificationId: id })) });
  return notified;
}
