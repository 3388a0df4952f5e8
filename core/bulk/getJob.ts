import { z } from 'zod';
import type { BulkJob } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { followedWhere } from './runningJobs.ts';

const uuid = z.uuid();

/**
 * A job that the viewer may follow.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function getJob(ctx: Ctx, { id }: { id: string }): Promise<BulkJob> {
  const { userId } = requireViewer(ctx);
  const where = { AND: [followedWhere({ ownerId: userId }), { id }] };
  const job = uuid.safeParse(id).success ? await ctx.db.bulkJob.findFirst({ where }) : null;
  if (job === null) throw new AppError('NOT_FOUND', { entity: 'Job' });
  return job;
}
