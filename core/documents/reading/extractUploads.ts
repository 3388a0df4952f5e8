import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { requireViewer } from '../../access/requireViewer.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { cleanFileName } from '../cleanFileName.ts';
import { type ExtractedUpload, extractUpload } from './extractUpload.ts';
import type { IncomingFile } from './prepareFiles.ts';

export type UploadResult = { fileName: string } & (
  | { extracted: ExtractedUpload; refused: null }
  | { extracted: null; refused: AppError }
);

/** Files of one user read at a time, however many requests they send. Their other files wait on disk, not in memory, and hold up nobody else's. */
const atOnce = availableParallelism();
const queues = new Map<string, PQueue>();

/**
 * The facts of résumés, without storing anything. A file that cannot be read is listed with its reason.
 *
 * @throws AppError UNAUTHENTICATED, TOO_MANY_FILES
 */
export async function extractUploads(
  ctx: Ctx,
  { files, signal }: { files: readonly IncomingFile[]; signal: AbortSignal },
): Promise<UploadResult[]> {
  const { maxFiles } = ctx.limits;
  if (files.length > maxFiles) throw new AppError('TOO_MANY_FILES', { limit: maxFiles });
  const { userId } = requireViewer(ctx);
  const queue = queues.get(userId) ?? new PQueue({ concurrency: atOnce });
  queues.set(userId, queue);
  try {
    return await queue.addAll(files.map((file) => () => extractOne(ctx, file, signal)));
  } finally {
    if (queue.size + queue.pending === 0) queues.delete(userId);
  }
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
