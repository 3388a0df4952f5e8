import type { IEnvironment } from 'relay-runtime';
import { forgetFiles, readKeptFiles } from './keptFiles.ts';
import { holdUpload, send } from './runUpload.ts';
import { type ArrivedFile, splitArrived } from './splitArrived.ts';
import { addToRun, readRun } from './uploadRuns.ts';

/** After a reload, continues with stored files that neither the server nor another tab has. */
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
