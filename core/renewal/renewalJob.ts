import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import { enqueue } from '../queue.ts';

/** The order matters: new requirements and new facts both change scores, so scores come last. */
export const renewalPhases = ['jobDescriptions', 'resumes', 'scores'] as const;

export type RenewalPhase = (typeof renewalPhases)[number];

/** The payload of a renewal's job. */
export interface RenewalPayload {
  /** `versionsInUse` of the renewal. */
  versions: string;
  phase: RenewalPhase;
  /** The last id handled; null at the start of a phase. */
  after: string | null;
}

export type RenewalJob = Pick<BulkJob, 'id' | 'completed' | 'failed' | 'version'> & { payload: RenewalPayload };

export function renewalPayload({ payload }: Pick<BulkJob, 'payload'>): RenewalPayload {
  return payload as unknown as RenewalPayload;
}

export function toJson(payload: RenewalPayload): Prisma.InputJsonObject {
  return { ...payload };
}

/** Runs after everything that a user waits for. */
export const renewalPriority = 20;

export interface EnqueueRenewal {
  jobId: string;
  runAt?: Date;
}

/** Enqueues the next chunk. At most one is waiting, however often this is called. */
export async function enqueueRenewal(tx: Prisma.TransactionClient, { jobId, runAt }: EnqueueRenewal): Promise<void> {
  await enqueue(
    tx,
    'renewResults',
    { jobId },
    { jobKey: `renewResults:${jobId}`, priority: renewalPriority, ...(runAt && { runAt }) },
  );
}
