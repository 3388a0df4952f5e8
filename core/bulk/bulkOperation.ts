import type { z } from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { CandidateChange } from '../candidates/candidateChange.ts';
import type { Notified } from '../notifications/notification.ts';

/** The operations that run on many candidates at once: the names of their jobs. */
export const bulkKinds = ['moveStage', 'addActivity', 'setPayment', 'save', 'unsave', 'archive'] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** One operation on many candidates, applied a chunk at a time. */
export interface BulkOperation<Input = unknown> {
  kind: BulkKind;
  /** Checks what the caller gave; once more when the job runs, on what was stored as JSON. */
  input: z.ZodType<Input>;
  /** Changes the candidates of a chunk by a few statements, however many they are. They are locked, and exist. Returns notifications to announce. */
  apply(tx: Prisma.TransactionClient, change: CandidateChange & { input: Input }): Promise<Notified[] | void>;
}

/** Checked identity: ties the operation to its own input. */
export function defineBulkOperation<Input>(operation: BulkOperation<Input>): BulkOperation<Input> {
  return operation;
}
