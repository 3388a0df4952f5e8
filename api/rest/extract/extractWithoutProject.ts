import type { z } from 'zod';
import type { Ctx } from '../../../core/context.ts';
import { documentWarnings, engineName } from '../../../core/documents/modelUse.ts';
import { extractUploads } from '../../../core/documents/reading/extractUploads.ts';
import type { IncomingFile } from '../../../core/documents/reading/prepareFiles.ts';
import type { AppError } from '../../../core/errors.ts';
import { explainError } from '../../../core/failures/errorMessages.ts';
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

/** Extracts résumés without storing anything. A file that cannot be read is listed with its reason. */
export async function extractWithoutProject(ctx: Ctx, { files, signal }: FilesToExtract): Promise<ExtractedItem[]> {
  const results = await extractUploads(ctx, { files, signal });
  return results.map(({ fileName, extracted: found, refused: reason }) => {
    if (found === null) return refused(fileName, reason, ctx);
    const { read, extracted } = found;
    return presentResume({
      fileName,
      candidateId: null,
      score: null,
      facts: extracted.facts,
      text: read.text,
      warnings: documentWarnings(read.warnings, extracted.modelUse ?? null),
      engine: engineName(extracted),
      locale: ctx.locale,
    });
  });
}

export function refused(fileName: string, error: AppError, { locale }: Ctx): RefusedItem {
  return { file_name: fileName, error: { code: error.code, message: explainError(error, locale) } };
}
