import type { JobHelpers, TaskList } from 'graphile-worker';
import type { Ctx } from '../../core/context.ts';
import { isLockedOut } from '../../core/failures/recogniseError.ts';
import { attempts, type TaskName } from '../../core/queue.ts';
import type { RunningTasks } from './runningTasks.ts';
import type { Task } from './tasks/task.ts';

/** Tasks as graphile-worker calls them. Each runs with a signal that aborts on cancellation and on shutdown. */
export function toTaskList(ctx: Ctx, tasks: readonly Task[], running: RunningTasks): TaskList {
  return Object.fromEntries(
    tasks.map((task) => [task.name, (payload: unknown, helpers: JobHelpers) => runTask(ctx, task, payload, helpers, running)]),
  );
}

async function runTask<T extends TaskName>(
  ctx: Ctx,
  task: Task<T>,
  rawPayload: unknown,
  { job, abortSignal, query }: JobHelpers,
  running: RunningTasks,
): Promise<void> {
  const payload = task.payload.parse(rawPayload);
  try {
    const jobId = (await task.jobOf?.(ctx, payload)) ?? null;
    const lastAttempt = job.attempts >= Math.min(job.max_attempts, attempts.failed);
    await running.run(jobId, abortSignal, (signal) => task.run(ctx, payload, { signal, lastAttempt }));
  } catch (error) {
    // Locks may be held for minutes (by a migration, say), which is not the task's fault. So it does not cost an attempt.
    if (isLockedOut(error))
      await query('update graphile_worker._private_jobs set attempts = attempts - 1 where id = $1', [job.id]);
    throw error;
  }
}
