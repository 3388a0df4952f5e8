import { PluginError } from '../contract.ts';
import type { WorkerSettings } from './documentTasks.ts';
import { type Job, TaskThread } from './taskThread.ts';
import { Turns } from './turns.ts';
import { workerFile } from './workerFile.ts';

export interface ThreadPoolOptions {
  /** Name of the worker's file, without its ending. */
  worker: string;
  threads: number;
  /** Idle threads end after this time and release their memory. */
  idleMilliseconds: number;
  /** JavaScript memory of a thread. WebAssembly's is limited where it grows. */
  memoryMegabytes: number;
  /** A thread that holds more of the two after a task is replaced. */
  keptMegabytes: number;
  settings: Omit<WorkerSettings, 'entry'>;
}

/**
 * A third of what Node would let every thread hold of what it has just made. With 24, importing 300 CVs took 31 MB more and was no faster; with 6 the threads were
 * a sixth slower.
 */
const youngMegabytes = 16;

interface RunOptions {
  /** Limit of computing time. */
  milliseconds: number;
  signal: AbortSignal | undefined;
  /** Whose task it is; empty: the product's own. */
  caller: string;
}

/**
 * Threads that run one task each at a time, serve callers in turn, and end when a task takes too long or is cancelled. Our own: existing pools neither replace a
 * thread for the memory it holds (WebAssembly's included) nor go on with waiting tasks after their only thread ended.
 */
export interface ThreadPool<Task> {
  /** @throws PluginError TIMEOUT, ABORTED, TOO_LARGE (out of memory), or what the task refused with */
  run<Result>(task: Task, options: RunOptions): Promise<Result>;
  close(): Promise<void>;
}

export function createThreadPool<Task>(options: ThreadPoolOptions): ThreadPool<Task> {
  const { filename, entry } = workerFile(options.worker);
  const settings: WorkerSettings = { ...options.settings, entry };
  const threads = new Set<TaskThread<Task>>();
  const waiting = new Turns<Job<Task>>();
  let closed = false;

  const startThread = (): TaskThread<Task> => {
    const thread: TaskThread<Task> = new TaskThread({
      ...options,
      filename,
      worker: {
        workerData: settings,
        resourceLimits: { maxOldGenerationSizeMb: options.memoryMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
      },
      onFree: giveOut,
      onGone: () => {
        threads.delete(thread);
        giveOut();
      },
    });
    threads.add(thread);
    return thread;
  };

  /** Starts no thread before an ended one is gone: together they would hold more memory than allowed. */
  function giveOut(): void {
    while (waiting.size > 0) {
      const thread = [...threads].find(({ isFree }) => isFree) ?? (threads.size < options.threads ? startThread() : null);
      if (thread === null) return;
      thread.begin(waiting.take()!);
    }
  }

  const callOff = (job: Job<Task>) => {
    if (waiting.remove(job)) job.reject(calledOff());
    else void [...threads].find((thread) => thread.job === job)?.end(calledOff());
  };

  const start = <Result>(task: Task, { milliseconds, signal, caller }: RunOptions) =>
    new Promise<Result>((resolve, reject) => {
      if (closed) throw new Error('the threads were closed');
      if (signal?.aborted) throw calledOff();
      const end = () => callOff(job);
      const settled =
        <Value>(settle: (value: Value) => void) =>
        (value: Value) => {
          signal?.removeEventListener('abort', end);
          settle(value);
        };
      const job: Job<Task> = {
        task,
        caller,
        milliseconds,
        resolve: settled(resolve as (result: unknown) => void),
        reject: settled(reject),
      };
      signal?.addEventListener('abort', end, { once: true });
      waiting.add(job);
      giveOut();
    });

  return {
    run: start,
    async close() {
      closed = true;
      const reason = new Error('the threads were closed');
      for (let job = waiting.take(); job !== undefined; job = waiting.take()) job.reject(reason);
      await Promise.all([...threads].map((thread) => thread.end(reason)));
    },
  };
}

function calledOff(): PluginError {
  return new PluginError('ABORTED', 'the task was called off');
}
