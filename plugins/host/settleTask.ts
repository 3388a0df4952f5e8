import type { MessagePort } from 'node:worker_threads';
import { PluginError } from '../contract.ts';
import type { TaskOutcome } from './documentTasks.ts';

/** Says that the task has begun, runs it, and packs a refusal as data. Other errors are defects: they cross as they are. */
export async function settleTask<Result>(started: MessagePort, run: () => Promise<Result>): Promise<TaskOutcome<Result>> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
  started.postMessage('started');
  try {
    return { ok: true, result: await run() };
  } catch (error) {
    if (error instanceof PluginError) return { ok: false, code: error.code, message: error.message };
    throw error;
  } finally {
    started.close();
  }
}
