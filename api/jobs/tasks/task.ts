import type { z } from 'zod';
import type { Ctx } from '../../../core/context.ts';
import type { TaskName, TaskPayloads } from '../../../core/queue.ts';

export interface TaskRun {
  /** Aborts when the user cancels the job, and when this process stops. */
  signal: AbortSignal;
  /** Whether this is the last attempt. */
  lastAttempt: boolean;
}

/** One kind of background work: parses the payload and calls one core function. Every task can safely run twice. */
export interface Task<T extends TaskName = TaskName> {
  name: T;
  payload: z.ZodType<TaskPayloads[T]>;
  /** The job that a user may cancel to stop this task; null when nobody can. */
  jobOf?(ctx: Ctx, payload: TaskPayloads[T]): Promise<string | null>;
  run(ctx: Ctx, payload: TaskPayloads[T], run: TaskRun): Promise<unknown>;
}

/** Returns its argument; only lets TypeScript tie the payload's schema to the task's name. */
export function defineTask<T extends TaskName>(task: Task<T>): Task<T> {
  return task;
}
