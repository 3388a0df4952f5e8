import type { z } from 'zod';
import type { Ctx } from '../../../core/context.ts';
import { cleanFileName } from '../../../core/documents/cleanFileName.ts';
import { extractUpload } from '../../../core/documents/extractUpload.ts';
import { documentWarnings, engineName } from '../../../core/documents/modelUse.ts';
import type { IncomingFile } from '../../../core/documents/prepareFiles.ts';
import { explainError } from '../../../core/errorMessages.ts';
import { AppError } from '../../../core/errors.ts';
import type { ParsedResume } from '../candidates/parsedResume.ts';
import { presentResume } from '../candidates/presentResume.ts';

export type ExtractedItem = z.infer<typeof ParsedResume> | RefusedItem;

export interface RefusedItem {
  file_name: string;
  error: { code: string; message: string };
}

export interface FilesToExtract {
  files: readonly IncomingFile[];
  signal: AbortSignal;
}

/** Reads résumés and stores nothing. A file that cannot be read is listed with its reason. */
export function extractWithoutProject(ctx: Ctx, { files, signal }: FilesToExtract): Promise<ExtractedItem[]> {
  return Promise.all(files.map((file) => extractOne(ctx, file, signal)));
}

async function extractOne(ctx: Ctx, file: IncomingFile, signal: AbortSignal): Promise<ExtractedItem> {
  try {
    const { read, extracted } = await extractUpload(ctx, { file, signal });
    const { fileName, document } = read;
    return presentResume({
      fileName,
      candidateId: null,
      score: null,
      facts: extracted.facts,
      text: document.text,
      warnings: documentWarnings(document.warnings, extracted.modelUse ?? null),
      engine: engineName(extracted),
      locale: ctx.locale,
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused(cleanFileName(file.name), error, ctx);
  }
}

export function refused(fileName: string, error: AppError, { locale }: Ctx): RefusedItem {
  return { file_name: fileName, error: { code: error.code, message: explainError(error, locale) } };
}
