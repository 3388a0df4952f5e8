import { getPriority, setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { PluginError } from '../contract.ts';
import type { TaskOutcome, ThreadMessage } from './documentTasks.ts';

/** Added to the priority number of the process. Beside a busy thread of normal priority, such a thread still gets a quarter of a core. */
const niceness = 5;
const lowestPriority = 19;

/**
 * Requests and events come before reading: with all cores busy reading, they would wait for a core. Only on Linux, where a priority belongs to a thread; elsewhere it would
 * be the whole process's.
 */
function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(Math.min(lowestPriority, getPriority() + niceness));
}

/**
 * Entry of a thread: runs the tasks that it is given, one at a time. `prepare` runs before the clock starts: a cold start is not the document's
 * fault.
 */
export function serveTasks(run: (task: never) => Promise<unknown>, prepare = async (): Promise<unknown> => null): void {
  const post = (message: ThreadMessage) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(message);
  };
  const end = (outcome: TaskOutcome) => post({ kind: 'ended', outcome, heldMegabytes: heldMegabytes() });
  const perform = async (task: never) => {
    try {
      await prepare();
      post({ kind: 'started' });
      end({ kind: 'done', result: await run(task) });
    } catch (error) {
      end(asFailure(error));
    }
  };
  lowerPriority();
  parentPort?.on('message', (task: unknown) => void perform(task as never));
}

/** A refusal is sent as data, because a copied Error loses its class and code. Other errors are bugs and are sent as they are. */
function asFailure(error: unknown): TaskOutcome {
  return error instanceof PluginError ? { kind: 'refused', code: error.code, message: error.message } : { kind: 'failed', error };
}

/** Memory that the thread holds: heap, buffers and WebAssembly, garbage included. */
function heldMegabytes(): number {
  const { total_heap_size: heap, external_memory: external } = getHeapStatistics();
  return (heap + external) / 1024 / 1024;
}
