import type { Prisma } from '../prisma/generated/client.ts';

/** Payloads hold ids only: a task reads what it needs, so it never works on old data, even when it runs late or twice. */
export interface TaskPayloads {
  /** `jobId`: the job by which a user may cancel the task, if known when it is enqueued; it never changes. */
  readDocument: { documentId: string; jobId?: string | undefined };
  /** Fetches the file of a document that was given by URL. */
  fetchDocument: { documentId: string };
  extractFacts: { documentId: string };
  scoreCandidate: { candidateId: string };
  /** Scores every candidate of a project again, after its requirements changed. */
  rescoreProject: { projectId: string };
  /** Runs one chunk of the job that replaces results of older plugins, and enqueues the next. */
  renewResults: { jobId: string };
  /** Applies a bulk operation to the candidates of its job that are left. */
  runBulk: { jobId: string };
  /** Makes the code, stores its hash and sends it. Done in a task, so that payloads hold no secret and known and unknown addresses take the same time. */
  sendSignInCode: { codeId: string };
  /** Fills in the columns for searching and grouping of candidates that an earlier version stored. */
  renewColumns: Record<string, unknown>;
  /** Deletes what is left of a position that is being deleted. */
  deleteProject: { projectId: string };
  /** Deletes the stored files that no document uses any more. */
  sweepUnusedFiles: Record<string, unknown>;
  /** Sends a notification as an e-mail. */
  mailNotification: { notificationId: string };
  /** Enqueues the digests that are due. Enqueued by the clock, which adds its own fields. */
  sendDigests: Record<string, unknown>;
  /** Sends a user's digest, if it is still due. */
  sendDigest: { userId: string };
  /** Frees the space of erased data in the database, so that it gets overwritten. */
  purgeErased: Record<string, unknown>;
  /** Enqueues the retention rules that are due. Enqueued by the clock, which adds its own fields. */
  applyRetentionRules: Record<string, unknown>;
  /** Erases the candidates of a position whom its retention rule no longer keeps. */
  applyRetention: { projectId: string };
  /** Counts new and changed people in the saved searches of a position, and notifies the searches' users. */
  evaluateSearches: { projectId: string };
  /** Enqueues `evaluateSearches` for each position with searches that notify. Enqueued by the clock, which adds its own fields. */
  evaluateAllSearches: Record<string, unknown>;
  /** Sends webhook deliveries until none is due. */
  sendDeliveries: Record<string, unknown>;
  /** Enqueued by the clock, which adds its own fields. */
  cleanUp: Record<string, unknown>;
}

export type TaskName = keyof TaskPayloads;

/**
 * `begun`: most starts of a task. `failed`: number of starts after which a failure is final. `begun` is larger because a killed worker costs document tasks a
 * start that is not their fault; other tasks get that start back (releaseDeadWorkers).
 */
export const attempts = { begun: 15, failed: 5 } as const;

export interface EnqueueOptions {
  /** Replaces a waiting job with the same key: enqueued twice, it runs once. */
  jobKey?: string;
  maxAttempts?: number;
  /** Smaller runs first; 0 by default. */
  priority?: number;
  runAt?: Date;
  /** Jobs of one queue run one after the other. */
  queue?: string;
}

/** Enqueues in the caller's transaction: the write and its job are committed together or not at all. */
export async function enqueue<T extends TaskName>(
  tx: Prisma.TransactionClient,
  task: T,
  payload: TaskPayloads[T],
  { jobKey, maxAttempts = attempts.begun, priority = 0, runAt, queue }: EnqueueOptions = {},
): Promise<void> {
  // The composite row that add_job returns cannot be decoded by the driver adapter, hence the cast of its id.
  await tx.$queryRaw`select (graphile_worker.add_job(${task}::text, ${JSON.stringify(payload)}::json,
    job_key => ${jobKey ?? null}::text, max_attempts => ${maxAttempts}::int, priority => ${priority}::int,
    run_at => ${runAt ?? null}::timestamptz, queue_name => ${queue ?? null}::text)).id::text`;
}

export interface ManyJobs<T extends TaskName> {
  payloads: readonly TaskPayloads[T][];
  priority?: number;
}

/** Enqueues many jobs of one task in one round trip. */
export async function enqueueMany<T extends TaskName>(
  tx: Prisma.TransactionClient,
  task: T,
  { payloads, priority = 0 }: ManyJobs<T>,
): Promise<void> {
  if (payloads.length === 0) return;
  await tx.$queryRaw`/* keep the plan */
    select count(*)::int from graphile_worker.add_jobs(array(
      select row(${task}::text, payload, null, null, ${attempts.begun}::smallint, null, ${priority}::smallint, null)::graphile_worker.job_spec
      from json_array_elements(${JSON.stringify(payloads)}::json) as payload))`;
}

/** Whether a task of these kinds is running or ready to run. Cheap, because the queue holds little else. */
export async function hasTasks(db: Pick<Prisma.TransactionClient, '$queryRaw'>, tasks: readonly TaskName[]): Promise<boolean> {
  const [found] = await db.$queryRaw<{ any: boolean }[]>`
    select exists (
      select from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
      where tasks.identifier = any(${[...tasks]}) and (jobs.locked_at is not null or (jobs.run_at <= now() and jobs.attempts < jobs.max_attempts))
    ) as any`;
  return found?.any ?? false;
}
