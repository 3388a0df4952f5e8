import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { PluginError } from '../contract.ts';
import type { PostedTask, TaskOutcome, WorkerSettings } from './documentTasks.ts';
import { workerFile, workerNodeOptions } from './workerFile.ts';

export interface ThreadPoolOptions {
  /** Name of the worker's file, without its ending. */
  worker: string;
  threads: number;
  /** Threads that wait longer end, and give their memory back. */
  idleMilliseconds: number;
  /** JavaScript memory of a thread. WebAssembly's is bounded where it grows. */
  memoryMegabytes: number;
  settings: WorkerSettings;
}

/** Threads that run one task each at a time, and are ended when a task takes too long or is called off. */
export interface ThreadPool {
  /** @throws PluginError TIMEOUT, ABORTED, TOO_LARGE (out of memory), or what the task refused with */
  run<Task, Result>(task: Task, limits: { milliseconds: number; signal: AbortSignal | undefined }): Promise<Result>;
  close(): Promise<void>;
}

export function createThreadPool(options: ThreadPoolOptions): ThreadPool {
  const piscina = new Piscina({
    filename: workerFile(options.worker),
    minThreads: 0,
    maxThreads: options.threads,
    idleTimeout: options.idleMilliseconds,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: options.memoryMegabytes },
    execArgv: workerNodeOptions(),
    workerData: options.settings,
  });
  // A thread that dies reports to its task; without a listener the same event would end the process.
  piscina.on('error', () => undefined);
  return {
    run: (task, { milliseconds, signal }) => runTask(piscina, task, milliseconds, signal),
    close: () => piscina.destroy(),
  };
}

async function runTask<Task, Result>(piscina: Piscina, task: Task, milliseconds: number, signal: AbortSignal | undefined): Promise<Result> {
  if (signal?.aborted) throw new PluginError('ABORTED', 'the task was called off');
  const { port1, port2 } = new MessageChannel();
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let late = false;
  // Time counts from where the task begins, not while it waits for a thread.
  port1.once('message', () => {
    timer = setTimeout(() => {
      late = true;
      ending.abort();
    }, milliseconds);
  });
  const callOff = () => ending.abort();
  signal?.addEventListener('abort', callOff, { once: true });
  try {
    const posted: PostedTask<Task> = { task, started: port2 };
    return unpackOutcome<Result>(await piscina.run(posted, { transferList: [port2], signal: ending.signal }));
  } catch (error) {
    if (late) throw new PluginError('TIMEOUT', `not done after ${milliseconds} ms`);
    if (signal?.aborted) throw new PluginError('ABORTED', 'the task was called off');
    throw asRefusal(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', callOff);
    port1.close();
  }
}

function unpackOutcome<Result>(outcome: TaskOutcome<Result>): Result {
  if (outcome.ok) return outcome.result;
  throw new PluginError(outcome.code, outcome.message);
}

function asRefusal(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? new PluginError('TOO_LARGE', 'the document needs more memory than is allowed') : error;
}
