import type { Ctx } from '../../context.ts';
import { queueFile } from './queueFile.ts';
import { type ReadUpload, type ReadUploadInput, readUpload } from './readUpload.ts';

/**
 * The text of a job description, without storing anything.
 *
 * @throws AppError as {@link readUpload}
 */
export function readJobUpload(ctx: Ctx, input: Pick<ReadUploadInput, 'file' | 'signal'>): Promise<ReadUpload> {
  return queueFile(ctx, () => readUpload(ctx, input));
}
