import process from 'node:process';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { PluginError } from '../contract.ts';
import type { TaskOutcome, ThreadMessage } from './documentTasks.ts';

/** How many times its limit a task may take where the machine gives it little computing time. */
const mostPatience = 4;

/** A task and whoever waits for it. */
export interface Job<Task> {
  task: Task;
  /** Whose task it is; empty: the product's own. */
  caller: string;
  /** Of computing time. */
  milliseconds: number;
  resolve(result: unknown): void;
  reject(reason: unknown): void;
}

export interface TaskThreadOptions {
  filename: string;
  worker: WorkerOptions;
  /** How long a thread stays idle before it ends. */
  idleMilliseconds: number;
  /** A thread that holds more after a task ends: WebAssembly's memory never shrinks, and the next task would add to it. */
  keptMegabytes: number;
  onFree(): void;
  /** Resolves when its memory is released. */
  onGone(): void;
}

/** A thread that runs one task at a time. It ends, and the task fails, when the task takes too much time or memory or is cancelled. */
export class TaskThread<Task> {
  job: Job<Task> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private ending = false;
  private readonly worker: Worker;

  constructor(private readonly options: TaskThreadOptions) {
    this.worker = new Worker(options.filename, options.worker);
    this.worker.on('message', (message: ThreadMessage) => this.receive(message));
    this.worker.on('messageerror', (error) => void this.end(error));
    this.worker.on('error', (error) => void this.end(asRefusal(error)));
    this.worker.on('exit', (code) => {
      void this.end(new Error(`a thread ended by itself, with code ${code}`));
      options.onGone();
    });
  }

  get isFree(): boolean {
    return this.job === null && !this.ending;
  }

  begin(job: Job<Task>): void {
    clearTimeout(this.timer);
    this.job = job;
    this.worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.worker.postMessage(job.task);
  }

  /** Fails the task, if there is one. */
  async end(reason?: unknown): Promise<void> {
    this.ending = true;
    this.settle((job) => job.reject(reason));
    await this.worker.terminate();
  }

  private receive(message: ThreadMessage): void {
    const { job } = this;
    if (job === null) return;
    if (message.kind === 'started') {
      // The time limit starts with the task, not with its thread.
      this.limit(job, { since: performance.now(), used: process.cpuUsage(), wait: job.milliseconds });
      return;
    }
    this.settle(() => settleJob(job, message.outcome));
    if (message.heldMegabytes > this.options.keptMegabytes) return void this.end();
    this.worker.unref();
    this.timer = setTimeout(() => void this.end(), this.options.idleMilliseconds).unref();
    this.options.onFree();
  }

  /**
   * Ends a task that has had its time. On a busy machine a thread mostly waits, for which no document is to blame: what the whole process has computed
   * meanwhile is the most that the thread can have had.
   */
  private limit(job: Job<Task>, { since, used, wait }: { since: number; used: NodeJS.CpuUsage; wait: number }): void {
    const { milliseconds } = job;
    this.timer = setTimeout(() => {
      const { user, system } = process.cpuUsage(used);
      const left = Math.min(milliseconds - (user + system) / 1000, since + mostPatience * milliseconds - performance.now());
      if (left <= 0) void this.end(new PluginError('TIMEOUT', `not done after ${milliseconds} ms`));
      else this.limit(job, { since, used, wait: left });
    }, wait);
  }

  private settle(settle: (job: Job<Task>) => void): void {
    clearTimeout(this.timer);
    const { job } = this;
    this.job = null;
    if (job !== null) settle(job);
  }
}

function settleJob({ resolve, reject }: Job<unknown>, outcome: TaskOutcome): void {
  if (outcome.kind === 'done') resolve(outcome.result);
  else reject(outcome.kind === 'refused' ? new PluginError(outcome.code, outcome.message) : outcome.error);
}

function asRefusal(error: unknown): unknown {
  return (error as NodeJS.ErrnoException | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new PluginError('TOO_LARGE', 'the document needs more memory than is allowed')
    : error;
}
