import { checkContents } from '../../../core/documents/objects/checkContents.ts';
import type { Session } from '../command/command.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import { megabytes } from './sumUp.ts';
import { withObjects } from './withObjects.ts';

/** Reads the originals that the database expects in the store, and compares each with its SHA-256. */
export async function checkOriginals(session: Session): Promise<ExitName> {
  const { output, signal } = session;
  const { place, checked, bytes, missing, changed } = await withObjects(session, async ({ db, objects, place }) => {
    const onProgress = (done: number, total: number) => output.progress().show(done / Math.max(1, total), `${done} of ${total}`);
    return { ...(await checkContents({ db, objects }, { signal, onProgress })), place };
  });
  output.progress().clear();
  const wrong = missing.length + changed.length;
  output.print(`${checked - wrong} of ${checked} originals are unchanged in ${place}, ${megabytes(bytes)}.`);
  for (const sha256 of missing) output.print(`✗ ${sha256}: the store does not have it.`);
  for (const sha256 of changed) output.print(`✗ ${sha256}: the store has other bytes.`);
  output.result({ checked, bytes, missing, changed });
  return wrong === 0 ? 'ok' : 'someFailed';
}
