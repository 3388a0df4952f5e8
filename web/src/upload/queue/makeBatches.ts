import type { DocumentKind } from '../choose/chosenFiles.ts';

/** A file to be uploaded. */
export interface SendableFile {
  id: string;
  kind: DocumentKind;
  file: File;
}

/** Files sent in one request. */
export interface Batch<F extends SendableFile = SendableFile> {
  kind: DocumentKind;
  files: F[];
}

const maxFilesOfBatch = 8;
const maxBytesOfBatch = 20 * 1024 * 1024;

/**
 * Splits files into requests of one kind, at most 8 files or 20 MB each (a larger file goes alone). Requirements go first: résumés are scored against them.
 */
export function makeBatches<F extends SendableFile>(files: readonly F[]): Batch<F>[] {
  return (['JOB_DESCRIPTION', 'RESUME'] as const).flatMap((kind) => {
    const batches: Batch<F>[] = [];
    let bytes = 0;
    for (const file of files.filter((candidate) => candidate.kind === kind)) {
      const last = batches.at(-1);
      if (last && last.files.length < maxFilesOfBatch && bytes + file.file.size <= maxBytesOfBatch) {
        last.files.push(file);
        bytes += file.file.size;
      } else {
        batches.push({ kind, files: [file] });
        bytes = file.file.size;
      }
    }
    return batches;
  });
}
