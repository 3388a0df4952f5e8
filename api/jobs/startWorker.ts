import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Logger, type Runner, run, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { enqueueRenewal } from '../../core/candidates/renewColumns.ts';
import type { Ctx } from '../../core/context.ts';
import { failAbandoned } from '../../core/pipeline/failAbandoned.ts';
import { retentionHour } from '../../core/retention/retentionRule.ts';
import { keepLease, type Lease } from './keepLease.ts';
import { followExecuting } from './releaseLostJobs.ts';
import { createRunningTasks, type RunningTasks } from './runningTasks.ts';
import type { Task } from './tasks/task.ts';
import { taskList } from './tasks/taskList.ts';
import { toTaskList } from './toTaskList.ts';

/** The part of a logger that the worker needs. Messages hold task names and job ids, never payloads. */
export interface WorkerLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface StartWorkerOptions {
  ctx: Ctx;
  databaseUrl: string;
  /** Number of tasks run in parallel. */
  concurrency: number;
  log: WorkerLog;
  /** How long running tasks may go on after {@link RunningWorker.stop}; then they are aborted and their jobs run again elsewhere. */
  graceMs?: number;
  /** All tasks of the product. */
  tasks?: readonly Task[];
}

export interface RunningWorker {
  /** Takes no new jobs, waits for running ones, and aborts the rest after the grace period. */
  stop(): Promise<void>;
}

/**
 * Every ten minutes: delete old codes, sessions and keys, and end forgotten uploads. Every hour: send due digests, evaluate saved searches. Once a day
 * (`retentionHour`): run retention rules. `fill` runs what was missed while no worker ran.
 */
const crontab = [
  '*/10 * * * * cleanUp ?id=cleanUp&jobKey=cleanUp&fill=10m',
  '1 * * * * sendDigests ?id=sendDigests&jobKey=sendDigests&fill=1h',
  '31 * * * * evaluateAllSearches ?id=evaluateAllSearches&jobKey=evaluateAllSearches&fill=1h',
  `0 ${retentionHour} * * * applyRetentionRules ?id=applyRetentionRules&jobKey=applyRetentionRules&fill=1d`,
].join('\n');

/** Pause before restarting a runner that ended because its database went away. */
const restartMs = 1_000;

/** Takes jobs until stopped. A database outage only causes a pause. */
export async function startWorker({
  ctx,
  databaseUrl,
  concurrency,
  log,
  graceMs = 5_000,
  tasks = taskList,
}: StartWorkerOptions): Promise<RunningWorker> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    // Taking and ending a job takes a moment, so that more connections would only take memory.
    max: Math.ceil(concurrency / 8) + 2,
    application_name: 'noa worker',
    // The statement that takes a job finds it by an index whatever the values; planning it takes longer than running it.
    options: '-c jit=off -c plan_cache_mode=force_generic_plan',
  });
  const onProblem = (message: string, error: unknown) => log.warn({ error: describe(error) }, message);
  // Otherwise a connection that breaks while being set up would be an unhandled error.
  pool.on('connect', (client) => client.on('error', (error) => onProblem('worker connection broken', error)));
  pool.on('error', (error) => onProblem('worker connection lost', error));
  const running = createRunningTasks();
  const following = new AbortController();
  void followCancellations(ctx, running, following.signal);
  const launch = () => launchPool({ ctx, pool, concurrency, log, graceMs, tasks, running, onProblem });
  const stopping = new AbortController();
  let current = await launch();
  await enqueueRenewal(ctx);
  const ended = keepRunning();

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await current.runner.promise.catch((error: unknown) => onProblem('worker ended', error));
      if (stopping.signal.aborted) return;
      await current.lease.release().catch((error: unknown) => onProblem('worker lease not released', error));
      current = await relaunch();
    }
  }

  async function relaunch(): Promise<LaunchedPool> {
    for (;;) {
      await setTimeout(restartMs);
      if (stopping.signal.aborted) return current;
      try {
        return await launch();
      } catch (error) {
        onProblem('worker not started', error);
      }
    }
  }

  return {
    async stop() {
      stopping.abort();
      await current.runner.stop().catch((error: unknown) => onProblem('worker not stopped cleanly', error));
      await ended;
      following.abort();
      await current.lease.release().catch((error: unknown) => onProblem('worker lease not released', error));
      await pool.end();
    },
  };
}

interface LaunchedPool {
  runner: Runner;
  lease: Lease;
}

interface LaunchOptions extends Required<Omit<StartWorkerOptions, 'databaseUrl'>> {
  pool: pg.Pool;
  running: RunningTasks;
  onProblem(message: string, error: unknown): void;
}

/** Starts a graphile-worker pool with a lease, so that its death is noticed within seconds. */
async function launchPool(options: LaunchOptions): Promise<LaunchedPool> {
  const { ctx, pool, concurrency, log, graceMs, tasks, running, onProblem } = options;
  const events = new EventEmitter() as WorkerEvents;
  const poolId = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id));
  });
  logFailures(events, log);
  const executing = followExecuting(events);
  const runner = await run({
    pgPool: pool,
    taskList: toTaskList(ctx, tasks, running),
    crontab,
    concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: new Logger(() => (level, message, meta) => level === 'error' && meta?.failure !== true && log.error({}, message)),
    events,
    // Jobs that end together, as the résumés of one transaction, are deleted together.
    preset: { worker: { gracefulShutdownAbortTimeout: graceMs, completeJobBatchDelay: 0 } },
  });
  const onReleased = (pools: string[]) => {
    log.warn({ pools: pools.length }, 'jobs of dead workers released');
    failAbandoned(ctx).catch((error: unknown) => onProblem('abandoned documents not ended', error));
  };
  const onLost = (jobs: number) => log.warn({ jobs }, 'jobs released whose end was lost with the database');
  return { runner, lease: await keepLease({ pool, poolId: await poolId, executing, onProblem, onReleased, onLost }) };
}

async function followCancellations(ctx: Ctx, running: RunningTasks, signal: AbortSignal): Promise<void> {
  // Missed events do no harm, because tasks check their job's row before they start and before they write.
  for await (const message of ctx.events.subscribe('cancel', signal)) if (message !== null) running.cancel(message.jobId);
}

function logFailures(events: WorkerEvents, log: WorkerLog): void {
  events.on('job:error', ({ job, error }) =>
    log.warn(
      { task: job.task_identifier, jobId: job.id, attempt: job.attempts, error: describe(error) },
      'task failed, will be tried again',
    ),
  );
  events.on('job:failed', ({ job, error }) =>
    log.error({ task: job.task_identifier, jobId: job.id, error: describe(error) }, 'task failed for good'),
  );
}

/** Class and code, not the message: parsers and databases quote their input in messages. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  return `${error.name}${code}`;
}
