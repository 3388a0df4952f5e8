import { requireViewer } from '../../access/requireViewer.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { asPluginError } from './asPluginError.ts';
import type { ReadDocument } from './documentEngine.ts';
import { type IncomingFile, prepareFiles } from './prepareFiles.ts';

export interface ReadUpload extends ReadDocument {
  fileName: string;
}

export interface ReadUploadInput {
  file: IncomingFile;
  signal: AbortSignal;
  /** The day (`YYYY-MM-DD`) that its facts are to be of; absent: no facts are wanted. */
  resumeOf?: string | undefined;
}

/**
 * Reads a file without storing anything.
 *
 * @throws AppError UNAUTHENTICATED, TOO_LARGE, EMPTY_FILE, UNSUPPORTED_KIND, ENCRYPTED, CORRUPT, BOMB, TIMEOUT, NO_TEXT
 */
export async function readUpload(ctx: Ctx, { file, signal, resumeOf }: ReadUploadInput): Promise<ReadUpload> {
  const { userId } = requireViewer(ctx);
  const [prepared] = prepareFiles(ctx, [file]);
  if (prepared === undefined || prepared.refused !== null)
    throw new AppError(prepared?.refused.code ?? 'EMPTY_FILE', prepared?.refused.params);
  const { fileName } = prepared;
  const bytes = await prepared.read();
  const read = await explained(ctx.documents.read({ name: fileName, bytes, signal, resumeOf, caller: userId }));
  file.release();
  if (read.text.trim() === '') throw new AppError('NO_TEXT');
  return { ...read, fileName };
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
