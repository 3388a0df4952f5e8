import type { IEnvironment } from 'relay-runtime';
import { forgetFiles, keepFiles } from './keptFiles.ts';
import { makeBatches, type SendableFile } from './makeBatches.ts';
import { sendBatch } from './sendBatch.ts';
import { BatchRefused, sendBatches } from './sendBatches.ts';
import { sendMissing } from './sendMissing.ts';
import { addToRun, dropRun, markFiles, readRun } from './uploadRuns.ts';

const stops = new Map<string, AbortController>();

/** Starts uploading files to a screening and returns at once; {@link useUploadRun} reports the progress. */
export function beginUpload(environment: IEnvironment, screeningId: string, files: readonly SendableFile[]): void {
  addToRun(screeningId, files);
  void holdUpload(screeningId, async () => {
    await keepFiles(screeningId, files);
    await send(environment, screeningId, files);
  });
}

/** Uploads failed files again; with `unreached`, only those that failed because the server was unreachable. */
export function retryUpload(environment: IEnvironment, screeningId: string, { unreached = false } = {}): void {
  const failed = readRun(screeningId).filter(({ state, error }) => state === 'failed' && !(unreached && error !== null));
  if (failed.length === 0) return;
  markFiles(screeningId, failed.map(idOf), 'waiting');
  void holdUpload(screeningId, () => send(environment, screeningId, failed, { again: true }));
}

/** Stops uploading to a screening and deletes its stored files. */
export function stopUpload(screeningId: string): void {
  stops.get(screeningId)?.abort();
  stops.delete(screeningId);
  void forgetFiles(screeningId, readRun(screeningId).map(idOf));
  dropRun(screeningId);
}

/**
 * Only one tab at a time uploads the files of a screening: a second one that finds them stored must not send them too. Without locks (outside a secure
 * context) a browser cannot tell, so there work with `onlyIfFree` never runs.
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
