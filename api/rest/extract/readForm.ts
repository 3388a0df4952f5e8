import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { IncomingFile } from '../../../core/documents/prepareFiles.ts';
import { hashContent } from '../../../core/documents/fileStore.ts';

export interface UploadedForm {
  fields: Record<string, string>;
  files: IncomingFile[];
  /** Of names and contents: what makes this body the same as another one. */
  fingerprint: string;
}

/**
 * A multipart body. A file that is larger than allowed is cut one byte behind the limit: core then refuses it by its size, and the others go on.
 * Which fields hold files does not matter.
 *
 * @throws whatever the parser refuses: no multipart request, too many files, an early end
 */
export async function readForm(request: FastifyRequest): Promise<UploadedForm> {
  const fields: Record<string, string> = {};
  const files: IncomingFile[] = [];
  const marks: string[] = [];
  for await (const part of request.parts()) {
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
