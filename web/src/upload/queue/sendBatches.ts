import type { Batch, SendableFile } from './makeBatches.ts';

/** The server refused a whole request; trying again would not help. */
export class BatchRefused extends Error {
  override readonly name = 'BatchRefused';
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export interface SendOptions<F extends SendableFile> {
  batches: readonly Batch<F>[];
  /**
   * Rejects with {@link BatchRefused} for an answer of the server, and with any other error if the server was not reached. Attempts count from 0: after a
   * failed
   * first one, the server may have the files although its answer was lost.
   */
  send: (batch: Batch<F>, attempt: number) => Promise<void>;
  onStart: (batch: Batch<F>) => void;
  onDone: (batch: Batch<F>) => void;
  onFail: (batch: Batch<F>, error: Error) => void;
  signal: AbortSignal;
  /** Milliseconds before the second, third … attempt. */
  delays?: readonly number[];
}

const batchesAtOnce = 3;
const defaultDelays = [500, 1500, 4000];

/** Sends batches in order, three at a time. A batch that did not reach the server is retried; one that fails does not stop the others. */
export async function sendBatches<F extends SendableFile>(options: SendOptions<F>): Promise<void> {
  const waiting = [...options.batches];
  async function work(): Promise<void> {
    for (let batch = waiting.shift(); batch && !options.signal.aborted; batch = waiting.shift()) await sendOne(batch, options);
  }
  await Promise.all(Array.from({ length: batchesAtOnce }, work));
}

async function sendOne<F extends SendableFile>(batch: Batch<F>, options: SendOptions<F>): Promise<void> {
  const delays = options.delays ?? defaultDelays;
  options.onStart(batch);
  for (let attempt = 0; ; attempt++) {
    try {
      await options.send(batch, attempt);
      return options.onDone(batch);
    } catch (error) {
      const delay = delays[attempt];
      if (options.signal.aborted) return;
      if (error instanceof BatchRefused || delay === undefined) return options.onFail(batch, error as Error);
      await pause(delay, options.signal);
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
