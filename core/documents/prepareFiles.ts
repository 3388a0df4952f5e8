import type { Ctx } from '../context.ts';
import type { ErrorCode, ErrorParams } from '../errors.ts';
import { cleanFileName } from './cleanFileName.ts';
import { hashContent } from './fileStore.ts';

/** A file as it arrives; a Web `File` is one. */
export interface IncomingFile {
  name: string;
  size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A file whose bytes are known. */
export function toIncomingFile(name: string, bytes: Uint8Array): IncomingFile {
  return { name, size: bytes.length, arrayBuffer: async () => new Uint8Array(bytes).buffer };
}

export interface AcceptedFile {
  fileName: string;
  sizeBytes: number;
  sha256: string;
  bytes: Uint8Array;
  refused: null;
}

export interface RefusedFile {
  fileName: string;
  sizeBytes: number;
  refused: { code: ErrorCode; params: ErrorParams };
}

export type PreparedFile = AcceptedFile | RefusedFile;

/** Takes the bytes of files that are neither empty nor too large; readers decide later whether they are documents. */
export function prepareFiles(ctx: Ctx, files: readonly IncomingFile[]): Promise<PreparedFile[]> {
  return Promise.all(files.map((file) => prepareFile(ctx.limits.maxFileBytes, file)));
}

async function prepareFile(maxFileBytes: number, file: IncomingFile): Promise<PreparedFile> {
  const named = { fileName: cleanFileName(file.name), sizeBytes: file.size };
  if (file.size === 0) return { ...named, refused: { code: 'EMPTY_FILE', params: {} } };
  if (file.size > maxFileBytes)
    return { ...named, refused: { code: 'TOO_LARGE', params: { limitMb: Math.round(maxFileBytes / 1024 / 1024) } } };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { ...named, sha256: hashContent(bytes), bytes, refused: null };
}
