import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { PluginError } from '../contract.ts';
import type { PostedTask, TaskOutcome, WorkerSettings } from './documentTasks.ts';
import { workerFile } from './workerFile.ts';

export interface ThreadPoolOptions {
  /** Name of the worker's file, without its ending. */
  worker: string;
  threads: number;
  /** Threads that wait longer end, and give their memory back. */
  idleMilliseconds: number;
  /** JavaScript memory of a thread. WebAssembly's is bounded where it grows. */
  memoryMegabytes: number;
  settings: Omit<WorkerSettings, 'entry'>;
}

/** Threads that run one task each at a time, and are ended when a task takes too long or is called off. */
export interface ThreadPool<Task> {
  /** @throws PluginError TIMEOUT, ABORTED, TOO_LARGE (out of memory), or what the task refused with */
  run<Result>(task: Task, limits: { milliseconds: number; signal: AbortSignal | undefined }): Promise<Result>;
  close(): Promise<void>;
}

export function createThreadPool<Task>(options: ThreadPoolOptions): ThreadPool<Task> {
  const { filename, entry } = workerFile(options.worker);
  const settings: WorkerSettings = { ...options.settings, entry };
  const piscina = new Piscina({
    filename,
    name: 'runTask',
    minThreads: 0,
    maxThreads: options.threads,
    idleTimeout: options.idleMilliseconds,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: options.memoryMegabytes },
    workerData: settings,
  });
  // A thread that cannot even start has no task to report to: whatever waits for a thread then would wait for ever.
  const waiting = new Set<(reason: unknown) => void>();
  piscina.on('error', (error) => {
    for (const fail of waiting) fail(error);
  });
  return {
    run: (task, { milliseconds, signal }) => runTask(piscina, waiting, task, milliseconds, signal),
    close: () => piscina.destroy(),
  };
}

/** Why a task was ended from outside. */
class Ended extends Error {
  constructor(readonly reason: unknown) {
    super('the task was ended');
  }
}

async function runTask<Result>(
  piscina: Piscina,
  waiting: Set<(reason: unknown) => void>,
  task: unknown,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<Result> {
  if (signal?.aborted) throw calledOff();
  const { port1, port2 } = new MessageChannel();
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = (reason: unknown) => ending.abort(new Ended(reason));
  const callOff = () => end(calledOff());
  waiting.add(end);
  // Time counts from where the task begins, not while it waits for a thread.
  port1.once('message', () => {
    waiting.delete(end);
    timer = setTimeout(() => end(new PluginError('TIMEOUT', `not done after ${milliseconds} ms`)), milliseconds);
  });
  signal?.addEventListener('abort', callOff, { once: true });
  try {
    const posted: PostedTask<unknown> = { task, started: port2 };
    return unpackOutcome<Result>(await piscina.run(posted, { transferList: [port2], signal: ending.signal }));
  } catch (error) {
    throw ending.signal.reason instanceof Ended ? ending.signal.reason.reason : asRefusal(error);
  } finally {
    clearTimeout(timer);
    waiting.delete(end);
    signal?.removeEventListener('abort', callOff);
    port1.close();
  }
}

function calledOff(): PluginError {
  return new PluginError('ABORTED', 'the task was called off');
}

function unpackOutcome<Result>(outcome: TaskOutcome<Result>): Result {
  if (outcome.ok) return outcome.result;
  throw new PluginError(outcome.code, outcome.message);
}

function asRefusal(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new PluginError('TOO_LARGE', 'the document needs more memory than is allowed')
    : error;
}
