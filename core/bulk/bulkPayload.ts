import { z } from 'zod';
import type { BulkJob, Prisma } from '../../prisma/generated/client.ts';

/** What a bulk operation's job stores. */
const bulkPayload = z.object({
  /** The operation's own input, as JSON. */
  input: z.unknown(),
  /** The user does not wait for the job, and is notified when it ends. */
  background: z.boolean(),
  /** The position of the last item that was handled; -1 before the first. */
  after: z.number().int(),
});

export type BulkPayload = z.output<typeof bulkPayload>;

export function readBulkPayload({ payload }: Pick<BulkJob, 'payload'>): BulkPayload {
  return bulkPayload.parse(payload);
}

/** Deletes the input of a job that has ended, because it may contain notes and e-mails about people. */
export function toStored(payload: BulkPayload, { ended }: { ended: boolean }): Prisma.InputJsonObject {
  return { ...payload, input: ended ? null : (payload.input as Prisma.InputJsonValue) };
}
