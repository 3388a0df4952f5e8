import { z } from 'zod';
import type { BulkJob } from '../../prisma/generated/client.ts';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';

const uuid = z.uuid();

/** @throws AppError NOT_FOUND */
export async function getRenewal(ctx: Pick<Ctx, 'db'>, { jobId }: { jobId: string }): Promise<BulkJob> {
  const job = uuid.safeParse(jobId).success ? await ctx.db.bulkJob.findFirst({ where: { id: jobId, kind: 'renewal' } }) : null;
  if (job === null) throw new AppError('NOT_FOUND', { entity: 'Job' });
  return job;
}
