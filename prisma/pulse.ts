import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { closeConnection } from './closeConnection.ts';
import { requestLimits } from './requestLimits.ts';

export interface PulseOptions {
  url: string;
  /** Called each time the database stops answering. */
  onSilence(): void;
  everyMs?: number;
  /** Milliseconds after which a database without an answer counts as hanging. */
  patienceMs?: number;
  /** While true, nobody is served yet, and a slow machine is waited for: at most {@link startPatienceMs}. */
  isStarting?: () => boolean;
}

/** An overloaded machine that starts everything at once needs several seconds for an answer. */
export const startPatienceMs = 30_000;

export interface Pulse {
  /**
   * Runs work that needs the database. Fails as soon as the database stops answering, and immediately while it does not answer. Results that arrive too late
   * are passed to `undo`.
   */
  guard<T>(work: () => Promise<T>, undo?: (late: T) => unknown): Promise<T>;
  stop(): Promise<void>;
}

/** A separate class, to tell a missing answer from a refusal by the database. */
class Overdue extends Error {}
const silence = () => Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });

/**
 * Checks continually, over a separate connection, that the database answers. A hanging database neither refuses nor closes connections, so its callers would
 * otherwise wait as long as it hangs. A database that refuses or closes connections is not checked here: its callers get an error anyway.
 */
export function feelPulse({
  url,
  onSilence,
  everyMs = requestLimits.pulse.everyMs,
  patienceMs = requestLimits.pulse.patienceMs,
  isStarting = () => false,
}: PulseOptions): Pulse {
  const guarded = new Set<(error: Error) => void>();
  const stopping = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  let isSilent = false;

  function fallSilent(): void {
    isSilent = true;
    for (const reject of guarded) reject(silence());
    guarded.clear();
    onSilence();
  }

  async function inTime(answer: Promise<unknown>): Promise<void> {
    const answered = new AbortController();
    const expire = async () => {
      for (let waited = 0; waited < (isStarting() ? startPatienceMs : patienceMs); waited += patienceMs)
        await sleep(patienceMs, undefined, { signal: answered.signal });
      // If this process was busy, the answer may have arrived but not been read yet.
      await nextTurn();
      await nextTurn();
      throw new Overdue();
    };
    await Promise.race([answer, expire()]).finally(() => answered.abort());
  }

  /** Runs until the connection ends or an answer is overdue. */
  async function beat(client: pg.Client): Promise<void> {
    await inTime(client.connect());
    while (!stopping.signal.aborted) {
      await inTime(client.query('select 1'));
      isSilent = false;
      await pause(everyMs);
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'noa pulse' });
      client.on('error', () => undefined);
      const problem = await beat(client).catch((error: unknown) => error);
      closeConnection(client);
      if (!(problem instanceof Overdue)) isSilent = false;
      else if (!isSilent) fallSilent();
      await pause(everyMs / 2);
    }
  }

  const watching = watch();
  return {
    guard: (work, undo) => (isSilent ? Promise.reject(silence()) : endWithSilence(guarded, work(), undo)),
    async stop() {
      stopping.abort();
      await watching;
    },
  };
}

function endWithSilence<T>(
  guarded: Set<(error: Error) => void>,
  work: Promise<T>,
  undo: ((late: T) => unknown) | undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    guarded.add(reject);
    work.then(
      (result) => (guarded.delete(reject) ? resolve(result) : undo?.(result)),
      (error: Error) => {
        guarded.delete(reject);
        reject(error);
      },
    );
  });
}
