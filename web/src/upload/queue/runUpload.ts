import type { IEnvironment } from 'relay-runtime';
import { forgetFiles, keepFiles } from './keptFiles.ts';
import { makeBatches, type SendableFile } from './makeBatches.ts';
import { sendBatch } from './sendBatch.ts';
import { BatchRefused, sendBatches } from './sendBatches.ts';
import { sendMissing } from './sendMissing.ts';
import { addToRun, dropRun, markFiles, readRun } from './uploadRuns.ts';

const stops = new Map<string, AbortController>();

/** Starts sending files to a screening and returns at once; {@link useUploadRun} tells how it goes. */
export function beginUpload(environment: IEnvironment, screeningId: string, files: readonly SendableFile[]): void {
  addToRun(screeningId, files);
  void holdUpload(screeningId, async () => {
    await keepFiles(screeningId, files);
    await send(environment, screeningId, files);
  });
}

/** Sends what failed once more; `unreached`: only what failed because the server was away. */
export function retryUpload(environment: IEnvironment, screeningId: string, { unreached = false } = {}): void {
  const failed = readRun(screeningId).filter(({ state, error }) => state === 'failed' && !(unreached && error !== null));
  if (failed.length === 0) return;
  markFiles(screeningId, failed.map(idOf), 'waiting');
  void holdUpload(screeningId, () => send(environment, screeningId, failed, { again: true }));
}

/** Sends nothing more of a screening and forgets its files. */
export function stopUpload(screeningId: string): void {
  stops.get(screeningId)?.abort();
  stops.delete(screeningId);
  void forgetFiles(screeningId, readRun(screeningId).map(idOf));
  dropRun(screeningId);
}

/**
 * One tab at a time sends the files of a screening: a second one that finds them kept must not send them too. Browsers that have no locks
 * (outside a secure context) cannot be told, so there `onlyIfFree` never runs.
 */
export async function holdUpload(screeningId: string, work: () => Promise<void>, { onlyIfFree = false } = {}): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return onlyIfFree ? undefined : work();
  await locks.request(`noa upload ${screeningId}`, onlyIfFree ? { ifAvailable: true } : { mode: 'shared' }, async (lock) => {
    if (lock) await work();
  });
}

export async function send(
  environment: IEnvironment,
  screeningId: string,
  files: readonly SendableFile[],
  { again = false } = {},
): Promise<void> {
  const stop = stops.get(screeningId) ?? new AbortController();
  stops.set(screeningId, stop);
  await sendBatches({
    batches: makeBatches(files),
    signal: stop.signal,
    send: (batch, attempt) => (again || attempt > 0 ? sendMissing : sendBatch)(environment, screeningId, batch),
    onStart: (batch) => markFiles(screeningId, batch.files.map(idOf), 'sending'),
    onDone: (batch) => {
      markFiles(screeningId, batch.files.map(idOf), 'sent');
      void forgetFiles(screeningId, batch.files.map(idOf));
    },
    onFail: (batch, error) =>
      markFiles(screeningId, batch.files.map(idOf), 'failed', error instanceof BatchRefused ? error.message : null),
  });
}

function idOf({ id }: SendableFile): string {
  return id;
}
