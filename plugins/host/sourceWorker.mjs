import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Threads do not inherit the loader of TypeScript sources from their process; built code does not need this file.
register();

await import(workerData.entry);
