import type { Ctx } from '../context.ts';

/** What a user is told of in the bell. Params hold ids and counts, never personal data. */
export type NotificationKind = 'job-finished' | 'job-failed' | 'mail-failed' | 'note-on-saved' | 'webhook-off';

/** A stored notification that its user's open screens do not know of yet. */
export interface Notified {
  id: string;
  userId: string;
}

/** Call it after the transaction has been committed. */
export function announceNotifications({ events }: Pick<Ctx, 'events'>, notified: readonly Notified[]): void {
  for (const { id, userId } of notified) events.publish('notification', { id, userId });
}
