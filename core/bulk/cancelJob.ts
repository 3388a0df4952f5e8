import { z } from 'zod';
import type { BulkJob } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { findBulkOperation } from './bulkOperations.ts';
import { endJob } from './endJob.ts';

const uuid = z.uuid();

/**
 * Stops a bulk operation of the viewer. What was done stays done; the rest stays as it is. A job that has ended is not changed.
 *
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function cancelJob(ctx: Ctx, { jobId }: { jobId: string }): Promise<BulkJob> {
  const { userId } = requireViewer(ctx);
  const known = uuid.safeParse(jobId).success;
  const found = known ? await ctx.db.bulkJob.findFirst({ where: { id: jobId, ownerId: userId } }) : null;
  if (found === null || findBulkOperation(found.kind) === null) throw new AppError('NOT_FOUND', { entity: 'Job' });
  const ended = await endJob(ctx, { jobId, state: 'REVOKED' });
  if (ended !== null) {
    ctx.events.publish('cancel', { jobId });
    ctx.events.publish('job', { id: jobId, version: ended.job.version });
  }
  return ctx.db.bulkJob.findUniqueOrThrow({ where: { id: jobId } });
}
