import type { BulkJob, JobState, Prisma } from '../../prisma/generated/client.ts';
import type { Notified } from '../notifications/notification.ts';
import { notifyOwner } from '../notifications/notifyOwner.ts';
import { readBulkPayload, toStored } from './bulkPayload.ts';
import type { Item, ItemFailure } from './jobItems.ts';
import { isOpenJob } from './runningJobs.ts';

export interface Advance {
  /** Locked. */
  held: BulkJob;
  items: readonly Item[];
  failures: readonly ItemFailure[];
  now: Date;
}

export interface Advanced {
  version: number;
  ended: boolean;
  notified: Notified[];
}

/** Adds handled items to the job's count, and ends it after the last. A job that was cancelled meanwhile stays cancelled, but its count is right. */
export async function advanceJob(tx: Prisma.TransactionClient, { held, items, failures, now }: Advance): Promise<Advanced> {
  const payload = readBulkPayload(held);
  const failed = held.failed + failures.length;
  const completed = held.completed + items.length - failures.length;
  const after = items.at(-1)?.position ?? payload.after;
  const open = isOpenJob(held);
  const ended = !open || items.length === 0 || after >= held.total - 1;
  // A job whose items all failed has failed.
  const state: JobState = completed === 0 && failed > 0 ? 'FAILURE' : 'SUCCESS';
  const job = await tx.bulkJob.update({
    where: { id: held.id },
    data: {
      completed,
      failed,
      payload: toStored({ ...payload, after }, { ended }),
      version: { increment: 1 },
      ...(open && ended && { state, finishedAt: now }),
    },
  });
  const tell = open && ended && payload.background;
  return { version: job.version, ended, notified: tell ? await notifyOwner(tx, { job, now }) : [] };
}
