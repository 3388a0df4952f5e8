import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { hashContent } from '../../../core/documents/fileStore.ts';
import type { IncomingFile } from '../../../core/documents/prepareFiles.ts';
import { AppError } from '../../../core/errors.ts';

export interface UploadedForm {
  fields: Record<string, string>;
  files: IncomingFile[];
  /** Hash of names and contents, which tells whether two bodies are the same. */
  fingerprint: string;
}

/**
 * Reads a multipart body. A file over the limit is cut one byte after it, so that core refuses it for its size while the other files are accepted.
 * The names of the fields that hold files do not matter.
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
  const files: IncomingFile[] = [];
  const marks: string[] = [];
  for await (const part of parts) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      marks.push(`${part.fieldname}=${String(part.value)}`);
    } else {
      const bytes = await part.toBuffer();
      files.push(toFile(part.filename, bytes));
      marks.push(`${part.filename}:${hashContent(bytes)}`);
    }
  }
  return { fields, files, fingerprint: marks.join('\n') };
}

function toFile(name: string | undefined, bytes: Buffer): IncomingFile {
  return { name: name ?? '', size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer };
}
