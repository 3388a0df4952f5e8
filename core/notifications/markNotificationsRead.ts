import { z } from 'zod';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { parseInput } from '../input/parseInput.ts';

const input = z.object({ ids: z.array(z.uuid()).max(100).nullish() });

/**
 * Marks notifications of the viewer as read: these, or all. What is read already keeps its time.
 *
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export async function markNotificationsRead(ctx: Ctx, given: { ids?: readonly string[] | null | undefined }): Promise<void> {
  const { userId } = requireViewer(ctx);
  const { ids } = parseInput(input, { ids: given.ids });
  await ctx.db.notification.updateMany({
    where: { userId, readAt: null, ...(ids && { id: { in: ids } }) },
    data: { readAt: ctx.now() },
  });
}
