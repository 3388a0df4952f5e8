import type { BulkJob } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { requireViewer } from '../requireViewer.ts';
import { followedWhere } from './runningJobs.ts';

/**
 * A job that the viewer may follow.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function getJob(ctx: Ctx, { id }: { id: string }): Promise<BulkJob> {
  const { userId } = requireViewer(ctx);
  const job = await ctx.db.bulkJob.findFirst({ where: { AND: [followedWhere({ ownerId: userId }), { id }] } });
  if (job === null) throw new AppError('NOT_FOUND', { entity: 'Job' });
  return job;
}
