import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import { type ReceivedFile, receiveFile } from '../../uploads/receiveFile.ts';

export interface UploadedForm {
  fields: Record<string, string>;
  files: ReceivedFile[];
  /** Hash of names and contents, to compare two bodies. */
  fingerprint: string;
}

/**
 * Reads a multipart body. A file over the limit is cut one byte after it, so that core refuses it for its size while the other files are accepted.
 *
 * @throws AppError MALFORMED for a broken body; also errors of Fastify: not multipart, too many files
 */
export async function readForm(request: FastifyRequest): Promise<UploadedForm> {
  try {
    return await readParts(request);
  } catch (error) {
    // Fastify's errors have codes; the underlying parser throws plain errors.
    if (error instanceof Error && !('code' in error))
      throw new AppError('MALFORMED', { message: 'the multipart body is broken or ends early.' });
    throw error;
  }
}

async function readParts(request: FastifyRequest): Promise<UploadedForm> {
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  const marks: string[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      marks.push(`${part.fieldname}=${String(part.value)}`);
    } else {
      const file = await receiveFile(request, part);
      files.push(file);
      marks.push(`${file.field} ${file.name}:${file.sha256}`);
    }
  }
  return { fields, files, fingerprint: marks.join('\n') };
}
