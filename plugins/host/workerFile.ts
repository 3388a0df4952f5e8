import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The entry of a worker thread. */
export interface WorkerFile {
  /** The file that the thread loads. */
  filename: string;
  /** Address of the worker's own module, which `filename` may load. */
  entry: string;
}

/**
 * The file of a worker thread. Built, it is an entry of its own in the server's folder, while this module may lie in a folder of
 * shared chunks below it; run from TypeScript sources (development, tests), a few lines of JavaScript load it.
 */
export function workerFile(name: string): WorkerFile {
  if (import.meta.url.endsWith('.ts')) {
    return {
      filename: fileURLToPath(new URL('./sourceWorker.mjs', import.meta.url)),
      entry: new URL(`./${name}.ts`, import.meta.url).href,
    };
  }
  const beside = new URL(`./${name}.js`, import.meta.url);
  const entry = existsSync(beside) ? beside : new URL(`../${name}.js`, import.meta.url);
  return { filename: fileURLToPath(entry), entry: entry.href };
}
