import { z } from 'zod';
import { explainItem } from '../../../core/bulk/explainItem.ts';
import type { Locale } from '../../../core/context.ts';
import type { BulkJob, BulkJobItem } from '../../../prisma/generated/client.ts';
import { JobState } from '../../../prisma/generated/enums.ts';
import { Id, Time } from '../formats.ts';

export const counts = { completed: z.int(), total: z.int(), failed: z.int() };

/** A background job. */
export const Job = z
  .object({
    id: Id,
    task_id: Id.describe('The same as `id`.'),
    state: z.enum(JobState),
    kind: z.string(),
    meta: z.object({
      ...counts,
      errors: z.array(z.object({ id: Id, message: z.string() })).describe('The first 100 that were left unchanged, and why.'),
    }),
    created_at: Time,
    finished_at: Time.nullable(),
  })
  .meta({ id: 'Job' });

/** The answer to starting one. */
export const StartedJob = z.object({ task_id: Id, id: Id, state: z.enum(JobState) }).meta({ id: 'StartedJob' });

export function presentStarted({ id, state }: BulkJob): z.infer<typeof StartedJob> {
  return { task_id: id, id, state };
}

export function presentJob(job: BulkJob, failures: readonly BulkJobItem[], locale: Locale): z.infer<typeof Job> {
  const { id, state, kind, completed, total, failed, createdAt, finishedAt } = job;
  return {
    id,
    task_id: id,
    state,
    kind,
    meta: {
      completed,
      total,
      failed,
      errors: failures.map(({ itemId, message }) => ({ id: itemId, message: explainItem(message, locale) })),
    },
    created_at: createdAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
  };
}
