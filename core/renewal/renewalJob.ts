import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';
import { enqueue } from '../queue.ts';

/** In this order: new requirements have candidates scored again, and a candidate is scored with its new facts. */
export const renewalPhases = ['jobDescriptions', 'resumes', 'scores'] as const;

export type RenewalPhase = (typeof renewalPhases)[number];

/** What the job of a renewal remembers. */
export interface RenewalPayload {
  /** `versionsInUse` of the renewal. */
  versions: string;
  phase: RenewalPhase;
  /** The last id that was looked at; null at the beginning of a phase. */
  after: string | null;
}

export type RenewalJob = Pick<BulkJob, 'id' | 'completed' | 'failed' | 'version'> & { payload: RenewalPayload };

export function renewalPayload({ payload }: Pick<BulkJob, 'payload'>): RenewalPayload {
  return payload as unknown as RenewalPayload;
}

export function toJson(payload: RenewalPayload): Prisma.InputJsonObject {
  return { ...payload };
}

/** After everything that a user waits for. */
export const renewalPriority = 20;

export interface EnqueueRenewal {
  jobId: string;
  runAt?: Date;
}

/** The next chunk; one waits at most, however often it is enqueued. */
export async function enqueueRenewal(tx: Prisma.TransactionClient, { jobId, runAt }: EnqueueRenewal): Promise<void> {
  await enqueue(
    tx,
    'renewResults',
    { jobId },
    { jobKey: `renewResults:${jobId}`, priority: renewalPriority, ...(runAt && { runAt }) },
  );
}
