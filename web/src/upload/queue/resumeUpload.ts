import type { IEnvironment } from 'relay-runtime';
import { forgetFiles, readKeptFiles } from './keptFiles.ts';
import type { SendableFile } from './makeBatches.ts';
import { holdUpload, send } from './runUpload.ts';
import { addToRun, readRun } from './uploadRuns.ts';

/** A document that the screening has already. */
export interface ArrivedFile {
  kind: string;
  fileName: string;
  sizeBytes: number;
}

/** After a reload: goes on with the files that were kept and that neither the server nor another tab has. */
export async function resumeUpload(
  environment: IEnvironment,
  screeningId: string,
  arrived: readonly ArrivedFile[],
): Promise<void> {
  if (readRun(screeningId).length > 0) return;
  await holdUpload(
    screeningId,
    async () => {
      const { missing, there } = splitArrived(await readKeptFiles(screeningId), arrived);
      await forgetFiles(
        screeningId,
        there.map(({ id }) => id),
      );
      if (missing.length === 0) return;
      addToRun(screeningId, missing);
      await send(environment, screeningId, missing);
    },
    { onlyIfFree: true },
  );
}

/** Each document accounts for one file of its name, kind and size. */
export function splitArrived(
  kept: readonly SendableFile[],
  arrived: readonly ArrivedFile[],
): { missing: SendableFile[]; there: SendableFile[] } {
  const left = arrived.map(describe);
  const missing: SendableFile[] = [];
  const there: SendableFile[] = [];
  for (const file of kept) {
    const at = left.indexOf(describe({ kind: file.kind, fileName: file.file.name, sizeBytes: file.file.size }));
    if (at >= 0) left.splice(at, 1);
    (at >= 0 ? there : missing).push(file);
  }
  return { missing, there };
}

function describe({ kind, fileName, sizeBytes }: ArrivedFile): string {
  return JSON.stringify([kind, fileName, sizeBytes]);
}
