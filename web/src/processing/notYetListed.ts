import { type ArrivedFile, splitArrived } from '../upload/queue/splitArrived.ts';
import type { UploadingFile } from '../upload/queue/uploadRuns.ts';

/** This tab's files that the screening does not show yet; a sent file leaves the list when its document appears. */
export function notYetListed(files: readonly UploadingFile[], documents: readonly ArrivedFile[]): readonly UploadingFile[] {
  if (files.length === 0) return files;
  const missing = new Set(splitArrived(files, documents).missing.map(({ id }) => id));
  return files.filter((file) => missing.has(file.id));
}
