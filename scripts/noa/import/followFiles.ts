import { setTimeout as sleep } from 'node:timers/promises';
import type { FoundFile } from './found/foundFile.ts';
import { walkFiles } from './walkFiles.ts';

/** Polling interval in milliseconds. Polling also works on network drives, which do not report changes. */
const everyMs = 1_000;

/** New and changed files, as soon as they have stopped growing. */
export async function* followFiles(
  paths: readonly string[],
  { known, signal }: { known: readonly FoundFile[]; signal: AbortSignal },
): AsyncGenerator<FoundFile[]> {
  const look = createLook(known);
  while (!signal.aborted) {
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    // A file moved away meanwhile will be missing in the next round.
    const settled = look(await walkFiles(paths).catch(() => []));
    if (settled.length > 0 && !signal.aborted) yield settled;
  }
}

/** Returns files that are new or changed since they were last returned, and whose size and time did not change since the previous round. */
export function createLook(known: readonly FoundFile[]): (files: readonly FoundFile[]) => FoundFile[] {
  const seen = new Set(known.map(stampOf));
  let before = new Set<string>();
  return (files) => {
    const fresh = files.filter((file) => !seen.has(stampOf(file)));
    const settled = fresh.filter((file) => before.has(stampOf(file)));
    before = new Set(fresh.map(stampOf));
    for (const file of settled) seen.add(stampOf(file));
    return settled;
  };
}

function stampOf({ path, size, modifiedMs }: FoundFile): string {
  return `${path}\0${size}\0${modifiedMs}`;
}
