import { setTimeout as sleep } from 'node:timers/promises';
import { createPrismaClient } from './client.ts';
import type { PrismaClient } from './generated/client.ts';

/** A copy of the database that PostgreSQL keeps up to date (streaming replication), for reading. */
export interface Replica {
  db: PrismaClient;
  /**
   * Whether the replica has everything that is committed now; waits a moment for what is on its way. Also false for some seconds after it failed, and for a
   * second after it was too far behind.
   */
  isCurrent(): Promise<boolean>;
  /** To be called when a read of it failed. */
  failed(error: unknown): void;
  close(): Promise<void>;
}

export interface OpenReplicaOptions {
  url: string;
  primary: PrismaClient;
  /** Called when the replica will not be used for a while. */
  onProblem: (message: string, error: unknown) => void;
}

/** Pauses in milliseconds while waiting for the replica. If it takes longer, reading from the primary is faster. */
const waits = [0, 2, 5, 10, 20, 40];
const restAfter = { failure: 5_000, lag: 1_000 };
/** Timeout in milliseconds for a replica that hangs. */
const patience = 1_000;
/** A replica also takes over the locks of the primary. The primary is asked next, and both have to answer within five seconds. */
const lockTimeoutMs = 500;

/** Connects when first used. */
export function openReplica({ url, primary, onProblem }: OpenReplicaOptions): Replica {
  const db = createPrismaClient({
    url,
    lockTimeoutMs,
    onConnectionError: (error) => rest(restAfter.failure, 'the connection to the replica was lost', error),
    pulse: { onSilence: () => rest(restAfter.failure, 'the replica does not answer', null) },
  });
  let restUntil = 0;
  let known: Promise<boolean> | null = null;

  function rest(milliseconds: number, message: string, error: unknown): void {
    if (performance.now() >= restUntil) onProblem(`${message}: lists are read from the primary`, error);
    restUntil = Math.max(restUntil, performance.now() + milliseconds);
  }

  function failed(error: unknown): void {
    known = null;
    rest(restAfter.failure, 'the replica failed', error);
  }

  async function reach(): Promise<boolean> {
    known ??= isCopyOf(primary, db);
    if (!(await known)) throw new Error('DATABASE_REPLICA_URL names no streaming replica of the database in DATABASE_URL.');
    // Everything committed before this moment is before this position in the log.
    const [now] = await primary.$queryRaw<{ place: string }[]>`select pg_current_wal_flush_lsn()::text as place`;
    for (const wait of waits) {
      if (wait > 0) await sleep(wait);
      const [found] = await db.$queryRaw<{ reached: boolean | null }[]>`
        select pg_last_wal_replay_lsn() >= ${now?.place}::pg_lsn as reached`;
      if (found?.reached) return true;
    }
    rest(restAfter.lag, 'the replica is behind', null);
    return false;
  }

  return {
    db,
    failed,
    async isCurrent() {
      if (performance.now() < restUntil) return false;
      try {
        return await inTime(reach());
      } catch (error) {
        failed(error);
        return false;
      }
    },
    close: () => db.$disconnect(),
  };
}

/** Another database would have other data. */
async function isCopyOf(primary: PrismaClient, replica: PrismaClient): Promise<boolean> {
  const [one, other] = await Promise.all([identify(primary), identify(replica)]);
  return other?.copy === true && one?.copy === false && one.system === other.system && one.name === other.name;
}

async function identify(db: PrismaClient) {
  const [found] = await db.$queryRaw<{ system: string; name: string; copy: boolean }[]>`
    select system_identifier::text as system, current_database()::text as name, pg_is_in_recovery() as copy from pg_control_system()`;
  return found;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The replica did not answer in time.')), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
