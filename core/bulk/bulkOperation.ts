import type { z } from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { CandidateChange } from '../candidates/candidateChange.ts';
import type { MailDraft } from '../mail/mailInput.ts';
import type { Notified } from '../notifications/notification.ts';

/** The operations that run on many candidates at once: the names of their jobs. */
export const bulkKinds = [
  'moveStage',
  'addActivity',
  'setPayment',
  'save',
  'saveEach',
  'unsave',
  'archive',
  'contact',
  'invite',
] as const;
export type BulkKind = (typeof bulkKinds)[number];

interface Operation<Input> {
  kind: BulkKind;
  /** Checks the caller's input, and again the stored JSON when the job runs. */
  input: z.ZodType<Input>;
}

/** An operation done in SQL, one chunk at a time. */
export interface ChunkOperation<Input = unknown> extends Operation<Input> {
  /** Changes the candidates of a chunk in a few statements. They exist and are locked. Returns notifications to announce. */
  apply(tx: Prisma.TransactionClient, change: CandidateChange & { input: Input }): Promise<Notified[] | void>;
}

/** An operation that sends a mail to each candidate, one after the other, always in the background. */
export interface MailOperation extends Operation<MailDraft> {
  mails: true;
}

export type BulkOperation = ChunkOperation | MailOperation;

/** Returns its argument; only lets TypeScript tie an operation to its own input. */
export function defineBulkOperation<Input>(operation: ChunkOperation<Input>): ChunkOperation<Input> {
  return operation;
}
