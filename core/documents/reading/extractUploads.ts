import { requireViewer } from '../../access/requireViewer.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { cleanFileName } from '../cleanFileName.ts';
import { type ExtractedUpload, extractUpload } from './extractUpload.ts';
import type { IncomingFile } from './prepareFiles.ts';
import { queueFile } from './queueFile.ts';

export type UploadResult = { fileName: string } & (
  | { extracted: ExtractedUpload; refused: null }
  | { extracted: null; refused: AppError }
);

/**
 * The facts of résumés, without storing anything. A file that cannot be read is listed with its reason.
 *
 * @throws AppError UNAUTHENTICATED, TOO_MANY_FILES
 */
export async function extractUploads(
  ctx: Ctx,
  { files, signal }: { files: readonly IncomingFile[]; signal: AbortSignal },
): Promise<UploadResult[]> {
  requireViewer(ctx);
  const { maxFiles } = ctx.limits;
  if (files.length > maxFiles) throw new AppError('TOO_MANY_FILES', { limit: maxFiles });
  return Promise.all(files.map((file) => queueFile(ctx, () => extractOne(ctx, file, signal))));
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
