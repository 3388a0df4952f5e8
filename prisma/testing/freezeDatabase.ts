import { readdirSync } from 'node:fs';
import { describeProcess } from '../embedded/describeProcess.ts';
import { readPostmaster } from '../embedded/postmaster.ts';
import { placesIn } from '../embedded/settings.ts';

/** Stops the processes of the embedded server in `home` while `work` runs: it keeps its connections and answers nothing. Linux only. */
export async function freezeDatabase(home: string, work: () => Promise<void>): Promise<void> {
  const server = readPostmaster(placesIn(home).cluster)?.pid;
  if (server === undefined) throw new Error(`No server is running in ${home}.`);
  process.kill(server, 'SIGSTOP');
  // Only now, when the server can start no more processes.
  const frozen = [server, ...childrenOf(server)];
  try {
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    await work();
  } finally {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => describeProcess(pid)?.parentId === parent);
}
