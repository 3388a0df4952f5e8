import { existsSync, readFileSync } from 'node:fs';

/**
 * Milliseconds that the main thread of a process has computed so far. Other threads and processes cannot add to them, so a busy machine is not taken for a slow call. Only Linux
 * tells them; elsewhere it is an ordinary clock.
 */
export function mainThreadClock(pid: number | undefined): () => number {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  if (!existsSync(file)) return () => performance.now();
  return () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
}
