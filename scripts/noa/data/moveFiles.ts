import { moveContents } from '../../../core/documents/objects/moveContents.ts';
import { sweepObjects } from '../../../core/documents/objects/sweepObjects.ts';
import type { Session } from '../command/command.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import { megabytes } from './sumUp.ts';
import { withObjects } from './withObjects.ts';

/** Moves the originals of the database that the settings name. */
export async function moveFiles({ to }: { to: 's3' | 'database' }, session: Session): Promise<ExitName> {
  const { output, signal } = session;
  const { moved, bytes, missing, place } = await withObjects(session, async ({ db, objects, place }) => {
    const onProgress = (done: number, total: number) => output.progress().show(done / Math.max(1, total), `${done} of ${total}`);
    const result = await moveContents({ db, objects }, { to, signal, onProgress });
    await sweepObjects({ db, objects }, { signal });
    return { ...result, place };
  });
  output.progress().clear();
  output.print(`${moved} originals moved to ${to === 's3' ? place : 'the database'}, ${megabytes(bytes)}.`);
  for (const sha256 of missing) output.print(`✗ ${sha256}: the store does not have it, or has other bytes.`);
  output.result({ to, moved, bytes, missing });
  return missing.length === 0 ? 'ok' : 'someFailed';
}
