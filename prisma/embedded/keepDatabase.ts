import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { judgePostmaster, readPostmaster } from './postmaster.ts';
import { openProductRole } from './productRole.ts';
import { type RunningDatabase, runDatabase } from './runDatabase.ts';
import { placesIn } from './settings.ts';

export interface KeptDatabase {
  url: string;
  /** What the server has written to its log since this process started it. */
  messages(): string;
  stop(): Promise<void>;
}

interface KeepOptions {
  home: string;
  durable: boolean;
  onNotice: (message: string) => void;
}

const watchEvery = 1000;

/**
 * Runs the server and keeps it running. If it ends unasked, or the process that owned it is gone, it is started again on the
 * same port, so that the address stays valid and connection pools recover by themselves.
 */
export async function keepDatabase({ home, durable, onNotice }: KeepOptions): Promise<KeptDatabase> {
  let current = await runDatabase({ home, durable });
  const { port, password, supervised: first } = current;
  const url = await openProductRole({ port, password, testing: !durable });
  let stopped = false;
  let working = false;

  const restart = async () => {
    if (stopped || working || isUp(home, current)) return;
    working = true;
    try {
      onNotice('the embedded database has stopped; it is started again');
      current = await runDatabase({ home, durable, port });
      current.supervised?.child.once('exit', () => void restart());
    } catch (error) {
      onNotice(`the embedded database could not be started again: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      working = false;
    }
    if (stopped) await stopServer(current);
  };

  current.supervised?.child.once('exit', () => void restart());
  const watch = setInterval(() => void restart(), watchEvery).unref();
  return {
    url,
    messages: () => first?.messages() ?? '',
    async stop() {
      stopped = true;
      clearInterval(watch);
      while (working) await sleep(20);
      await stopServer(current);
    },
  };
}

function isUp(home: string, { supervised }: RunningDatabase): boolean {
  if (supervised) return supervised.child.exitCode === null && supervised.child.signalCode === null;
  const { cluster } = placesIn(home);
  return judgePostmaster(cluster, readPostmaster(cluster)) === 'ready';
}

/** Closing the pipe makes the supervisor stop the server. A server owned by another process is left running. */
async function stopServer({ supervised }: RunningDatabase): Promise<void> {
  if (!supervised || supervised.child.exitCode !== null || supervised.child.signalCode !== null) return;
  const { child } = supervised;
  child.ref();
  const ended = once(child, 'exit');
  child.stdin?.end();
  await ended;
}
