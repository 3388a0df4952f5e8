import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { requireViewer } from '../../requireViewer.ts';
import { asPluginError } from './asPluginError.ts';
import type { ReadDocument } from './documentEngine.ts';
import { type IncomingFile, prepareFiles } from './prepareFiles.ts';
import { warnOfUnread } from './readShare.ts';

export interface ReadUpload extends ReadDocument {
  fileName: string;
  /** A page was read by character recognition. */
  ocr: boolean;
}

/**
 * Reads a file without storing anything.
 *
 * @throws AppError UNAUTHENTICATED, TOO_LARGE, EMPTY_FILE, UNSUPPORTED_KIND, ENCRYPTED, CORRUPT, BOMB, TIMEOUT, NO_TEXT
 */
export async function readUpload(ctx: Ctx, { file, signal }: { file: IncomingFile; signal: AbortSignal }): Promise<ReadUpload> {
  requireViewer(ctx);
  const [prepared] = prepareFiles(ctx, [file]);
  if (prepared === undefined || prepared.refused !== null)
    throw new AppError(prepared?.refused.code ?? 'EMPTY_FILE', prepared?.refused.params);
  const { fileName } = prepared;
  const bytes = await prepared.read();
  const { document, ...read } = await explained(ctx.documents.read({ name: fileName, bytes, signal }));
  file.release();
  if (document.text.trim() === '') throw new AppError('NO_TEXT');
  return {
    ...read,
    document: warnOfUnread(document),
    fileName,
    ocr: document.pages.some(({ ocrConfidence }) => ocrConfidence !== null),
  };
}

/** A plugin's refusal as the error that users see. */
export async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const refusal = asPluginError(error);
    throw refusal === null ? error : new AppError(refusal.code);
  }
}
