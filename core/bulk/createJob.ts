import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import type { BulkKind } from './bulkOperation.ts';

/** What a job does. A screening watches the documents of one upload; a renewal makes results of older plugins again, and belongs to nobody;
 * a deletion empties a position that nobody finds any more. */
export type JobKind = 'screening' | 'renewal' | 'deleteProject' | BulkKind;

export interface CreateJobInput {
  kind: JobKind;
  ownerId: string | null;
  projectId: string | null;
  total: number;
  payload?: Prisma.InputJsonObject;
  now: Date;
}

/** Creates background work that its owner can watch, in the transaction that starts it. */
export async function createJob(
  tx: Prisma.TransactionClient,
  { payload = {}, now, ...fields }: CreateJobInput,
): Promise<BulkJob> {
  return tx.bulkJob.create({ data: { ...fields, payload, createdAt: now } });
}
