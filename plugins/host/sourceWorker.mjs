import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Threads do not inherit the loader of TypeScript sources from their process; built code does not need this file.
register();

const settings = Array.isArray(workerData) ? workerData.at(-1) : workerData;

export const { runTask } = await import(settings.entry);
