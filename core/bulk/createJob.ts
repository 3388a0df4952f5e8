import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import type { BulkKind } from './bulkOperation.ts';

/**
 * What a job does. A screening follows the documents of one upload. A renewal replaces results of older plugins, and has no owner. A deletion removes the
 * candidates of a position that is already hidden.
 */
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
