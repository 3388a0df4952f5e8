import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { callServer } from './callServer.ts';

/** Work that a call leaves to the background begins within this. */
const after = 30;

/** The server that is attacked, and the clock of its main thread. */
export interface Target {
  url: string;
  clock: () => number;
}

/** Milliseconds, by the target's clock: the longest that a caller waits for next to nothing while the work is done; and the work's answer. */
export async function measureHold<Answer>(
  { url, clock }: Target,
  work: () => Promise<Answer>,
): Promise<{ milliseconds: number; answer: Answer }> {
  const agent = new Agent({ keepAlive: true });
  const probe = () => callServer(`${url}/api/health/live`, { method: 'GET', agent });
  await probe();
  let ended = Number.POSITIVE_INFINITY;
  const working = work().finally(() => {
    ended = performance.now();
  });
  // It may fail while the probe is awaited.
  working.catch(() => undefined);
  let milliseconds = 0;
  while (performance.now() < ended + after) {
    const started = clock();
    await probe();
    milliseconds = Math.max(milliseconds, clock() - started);
    await sleep(2);
  }
  agent.destroy();
  return { milliseconds, answer: await working };
}
