import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { hashContent } from '../../../core/documents/fileStore.ts';
import { type IncomingFile, toIncomingFile } from '../../../core/documents/prepareFiles.ts';
import { AppError } from '../../../core/errors.ts';

export interface UploadedFile extends IncomingFile {
  /** Of the form. */
  field: string;
}

export interface UploadedForm {
  fields: Record<string, string>;
  files: UploadedFile[];
  /** Hash of names and contents, which tells whether two bodies are the same. */
  fingerprint: string;
}

/**
 * Reads a multipart body. A file over the limit is cut one byte after it, so that core refuses it for its size while the other files are accepted.
 *
 * @throws AppError MALFORMED for a broken body, and what the host refuses: no multipart request, too many files
 */
export async function readForm(request: FastifyRequest): Promise<UploadedForm> {
  try {
    return await readParts(request.parts());
  } catch (error) {
    // The host's own refusals have codes; the parser beneath it throws plain errors.
    if (error instanceof Error && !('code' in error))
      throw new AppError('MALFORMED', { message: 'the multipart body is broken or ends early.' });
    throw error;
  }
}

async function readParts(parts: AsyncIterable<Multipart>): Promise<UploadedForm> {
  const fields: Record<string, string> = {};
  const files: UploadedFile[] = [];
  const marks: string[] = [];
  for await (const part of parts) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      marks.push(`${part.fieldname}=${String(part.value)}`);
    } else {
      const bytes = await part.toBuffer();
      files.push({ ...toIncomingFile(part.filename ?? '', bytes), field: part.fieldname });
      marks.push(`${part.fieldname} ${part.filename}:${hashContent(bytes)}`);
    }
  }
  return { fields, files, fingerprint: marks.join('\n') };
}
