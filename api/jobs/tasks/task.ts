import type { z } from 'zod';
import type { Ctx } from '../../../core/context.ts';
import type { TaskName, TaskPayloads } from '../../../core/queue.ts';

export interface TaskRun {
  /** Aborts when the user cancels the work that the task belongs to, and when this process has to stop. */
  signal: AbortSignal;
  /** If this attempt fails, there is no other. */
  lastAttempt: boolean;
}

/** One kind of background work: parse the payload, call one core function. Every task can run twice. */
export interface Task<T extends TaskName = TaskName> {
  name: T;
  payload: z.ZodType<TaskPayloads[T]>;
  /** The job that a user may cancel to stop this task; null when nobody can. */
  jobOf?(ctx: Ctx, payload: TaskPayloads[T]): Promise<string | null>;
  run(ctx: Ctx, payload: TaskPayloads[T], run: TaskRun): Promise<unknown>;
}

/** Checked identity: ties the payload's schema to the task's name. */
export function defineTask<T extends TaskName>(task: Task<T>): Task<T> {
  return task;
}
