import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Run from its TypeScript sources (development, tests) or as built? */
const fromSources = import.meta.url.endsWith('.ts');

/**
 * The file of a worker thread. Built, it is an entry of its own in the server's folder, while this module may lie in a folder of
 * shared chunks below it.
 */
export function workerFile(name: string): string {
  if (fromSources) return fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const beside = fileURLToPath(new URL(`./${name}.js`, import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL(`../${name}.js`, import.meta.url));
}

/** Node's options for the thread: TypeScript sources need their loader. */
export function workerNodeOptions(): string[] {
  if (!fromSources) return [];
  return ['--import', new URL('./registerTypescript.mjs', import.meta.url).href];
}
