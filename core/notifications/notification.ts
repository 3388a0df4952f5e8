import { z } from 'zod';
import type { Notification } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';

/** Kinds of notifications in the bell, with their params: ids and counts, never personal data. */
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
  /** Number of candidates. */
  count: optional.count,
  authorId: optional.text,
  searchId: optional.text,
});
export type NotificationParams = z.infer<typeof storedParams>;

/** All params; which of them are present depends on the kind. */
export function readParams({ params }: Pick<Notification, 'params'>): NotificationParams {
  return storedParams.parse(params ?? {});
}

/** A stored notification, to be announced to its user's open screens. */
export interface Notified {
  id: string;
  userId: string;
}

/** Call it after the transaction has been committed. */
export function announceNotifications({ events }: Pick<Ctx, 'events'>, notified: readonly Notified[]): void {
  for (const { id, userId } of notified) events.publish('notification', { id, userId });
}
