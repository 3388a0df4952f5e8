import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, databaseAccount } from './account.ts';
import { createCluster } from './createCluster.ts';
import { findProgram, type Program } from './findProgram.ts';
import { freePort } from './freePort.ts';
import { ownCluster } from './ownCluster.ts';
import { judgePostmaster, type Postmaster, readPostmaster, removeStale } from './postmaster.ts';
import { type ClusterPlaces, placesIn } from './settings.ts';
import { type Supervised, supervise } from './supervise.ts';

/** A running server: started by this process, or by another one that this process joins. */
export interface RunningDatabase {
  port: number;
  password: string;
  /** Null when another process on the same data folder started it. */
  supervised: Supervised | null;
}

export interface RunOptions {
  home: string;
  durable: boolean;
  /** The port to take when it is free. */
  port?: number | undefined;
}

const patience = 60_000;

/**
 * Makes sure that the server of `home` is running. The first process starts it and later ones join; PostgreSQL's own lock file
 * decides which is first, so any number of processes may call this at once.
 */
export async function runDatabase({ home, durable, port }: RunOptions): Promise<RunningDatabase> {
  const account = databaseAccount(placesIn(home).cluster);
  const program = findProgram(account);
  const places = createCluster(home, program, account, durable);
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const running = await step({ places, program, account, durable, port });
    if (running) return running;
    await sleep(20);
  }
  throw new Error(`The embedded database in ${home} did not start within ${patience / 1000} seconds; its log is ${places.log}.`);
}

interface Attempt {
  places: ClusterPlaces;
  program: Program;
  account: Account;
  durable: boolean;
  port: number | undefined;
}

/** Takes the next step for the current state; null means: look again. */
async function step(attempt: Attempt): Promise<RunningDatabase | null> {
  const { cluster } = attempt.places;
  const postmaster = readPostmaster(cluster);
  switch (judgePostmaster(cluster, postmaster)) {
    case 'ready':
      return postmaster && join(attempt.places, postmaster);
    case 'leaving':
      if (postmaster) askToStop(postmaster.pid);
      return null;
    case 'stale':
      if (postmaster) removeStale(cluster, postmaster);
      return null;
    case 'starting':
      return null;
    case 'none':
      return start(attempt);
  }
}

/** Milliseconds after which we look again, in case the server's owner was just being killed. */
const secondLook = 250;

/** Joins the server of another process, unless that turns out to be ending. */
async function join(places: ClusterPlaces, { pid, port }: Postmaster): Promise<RunningDatabase | null> {
  await sleep(secondLook);
  const now = readPostmaster(places.cluster);
  return now?.pid === pid && judgePostmaster(places.cluster, now) === 'ready' ? describe(places, port, null) : null;
}

async function start(attempt: Attempt): Promise<RunningDatabase | null> {
  const port = await freePort(attempt.port);
  ownCluster(attempt.places, attempt.account);
  const supervised = supervise({ ...attempt, port });
  const ended = new Promise<'ended'>((resolve, reject) => {
    supervised.child.once('exit', () => resolve('ended'));
    supervised.child.once('error', reject);
  });
  const outcome = await Promise.race([ended, whenReady(attempt.places.cluster, port, supervised)]);
  if (outcome === 'ready') return describe(attempt.places, port, supervised);
  const messages = supervised.messages().trim();
  // Another process took the folder or the port first: look again.
  if (/lock file "postmaster\.pid" already exists|Address already in use/.test(messages)) return null;
  throw new Error(`The embedded database did not start. ${messages || 'It wrote no message.'}`);
}

async function whenReady(cluster: string, port: number, { child }: Supervised): Promise<'ready' | 'ended'> {
  while (child.exitCode === null && child.signalCode === null) {
    const postmaster = readPostmaster(cluster);
    if (postmaster?.port === port && judgePostmaster(cluster, postmaster) === 'ready') return 'ready';
    await sleep(10);
  }
  return 'ended';
}

function describe(places: ClusterPlaces, port: number, supervised: Supervised | null): RunningDatabase {
  const password = readFileSync(places.password, 'utf8');
  return { port, password, supervised };
}

/** SIGINT is PostgreSQL's "fast" shutdown. If one has already begun, this changes nothing. */
function askToStop(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // The process has already ended, which is what we want. If we are not allowed to signal it, the deadline will show that.
  }
}
