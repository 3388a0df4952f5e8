import type { SendableFile } from './makeBatches.ts';

/** A document that the screening already has. */
export interface ArrivedFile {
  kind: string;
  fileName: string;
  sizeBytes: number;
}

/** Splits off the files that have arrived: each document accounts for one file with its name, kind and size. */
export function splitArrived<F extends SendableFile>(
  files: readonly F[],
  arrived: readonly ArrivedFile[],
): { missing: F[]; there: F[] } {
  const left = arrived.map(describe);
  const missing: F[] = [];
  const there: F[] = [];
  for (const file of files) {
    const at = left.indexOf(describe({ kind: file.kind, fileName: file.file.name, sizeBytes: file.file.size }));
    if (at >= 0) left.splice(at, 1);
    (at >= 0 ? there : missing).push(file);
  }
  return { missing, there };
}

function describe({ kind, fileName, sizeBytes }: ArrivedFile): string {
  return JSON.stringify([kind, fileName, sizeBytes]);
}
