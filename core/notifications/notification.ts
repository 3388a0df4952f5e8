import { z } from 'zod';
import type { Notification } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';

/** What a user is told of in the bell. Params hold ids and counts, never personal data. */
export const notificationKinds = [
  'job-finished',
  'job-failed',
  'mail-failed',
  'note-on-saved',
  'mention',
  'webhook-off',
  'presets-erased',
  'retention-erased',
  'search-found',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const optional = {
  text: z.string().nullish().catch(null),
  count: z.int().nullish().catch(null),
};
const storedParams = z.object({
  jobKind: optional.text,
  projectId: optional.text,
  completed: optional.count,
  failed: optional.count,
  total: optional.count,
  candidateId: optional.text,
  /** Of candidates. */
  count: optional.count,
  authorId: optional.text,
  searchId: optional.text,
});
export type NotificationParams = z.infer<typeof storedParams>;

/** What a notification says beside its kind: which of it is there depends on the kind. */
export function readParams({ params }: Pick<Notification, 'params'>): NotificationParams {
  return storedParams.parse(params ?? {});
}

/** A stored notification that its user's open screens do not know of yet. */
export interface Notified {
  id: string;
  userId: string;
}

/** Call it after the transaction has been committed. */
export function announceNotifications({ events }: Pick<Ctx, 'events'>, notified: readonly Notified[]): void {
  for (const { id, userId } of notified) events.publish('notification', { id, userId });
}
