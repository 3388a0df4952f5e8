import { NotificationType } from '../accounts/notifications.ts';
import { builder } from '../builder.ts';
import type { RequestContext } from '../requestContext.ts';
import { followTopic } from './followTopic.ts';

/** Overlap in milliseconds, because clocks of processes differ and a stream begins after the list was read. */
const overlapMs = 60_000;
const mostAtOnce = 50;

builder.subscriptionField('notificationAdded', (t) =>
  t.prismaField({
    type: NotificationType,
    description:
      "The viewer's notifications of the last minute, then each new one. After a gap some come again: tell them apart by id.",
    subscribe: (_root, _args, ctx) => followNotifications(ctx, ctx.viewer?.userId ?? ''),
    resolve: (query, { id }: { id: string }, _args, { db }) => db.notification.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);

function followNotifications(ctx: RequestContext, userId: string): AsyncIterable<{ id: string }> {
  const since = new Date(ctx.now().getTime() - overlapMs);
  const read = (id?: string) =>
    ctx.db.notification.findMany({
      where: { userId, createdAt: { gte: since }, ...(id && { id }) },
      orderBy: { createdAt: 'desc' },
      take: mostAtOnce,
      select: { id: true },
    });
  return followTopic(ctx, {
    topic: 'notification',
    current: async () => (await read()).toReversed(),
    concerns: (message) => message.userId === userId,
    changed: (message) => read(message.id),
  });
}
