import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { cleanFileName } from '../cleanFileName.ts';
import { type ExtractedUpload, extractUpload } from './extractUpload.ts';
import type { IncomingFile } from './prepareFiles.ts';

export type UploadResult = { fileName: string } & (
  | { extracted: ExtractedUpload; refused: null }
  | { extracted: null; refused: AppError }
);

/** Files of one request read at a time; the others wait on disk, not in memory. */
const atOnce = availableParallelism();

/**
 * The facts of résumés, without storing anything. A file that cannot be read is listed with its reason.
 *
 * @throws AppError UNAUTHENTICATED, TOO_MANY_FILES
 */
export function extractUploads(
  ctx: Ctx,
  { files, signal }: { files: readonly IncomingFile[]; signal: AbortSignal },
): Promise<UploadResult[]> {
  const { maxFiles } = ctx.limits;
  if (files.length > maxFiles) throw new AppError('TOO_MANY_FILES', { limit: maxFiles });
  const queue = new PQueue({ concurrency: atOnce });
  return queue.addAll(files.map((file) => () => extractOne(ctx, file, signal)));
}

async function extractOne(ctx: Ctx, file: IncomingFile, signal: AbortSignal): Promise<UploadResult> {
  try {
    const extracted = await extractUpload(ctx, { file, signal });
    return { fileName: extracted.read.fileName, extracted, refused: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { fileName: cleanFileName(file.name), extracted: null, refused: error };
  }
}
