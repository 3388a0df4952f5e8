import { Readable } from 'node:stream';
import type { Ctx } from '../../context.ts';
import type { ErrorCode, ErrorParams } from '../../errors.ts';
import { cleanFileName } from '../cleanFileName.ts';
import type { Content } from '../content.ts';
import { hashContent } from '../fileStore.ts';

/** A file that has arrived, in memory or on disk. */
export interface IncomingFile {
  name: string;
  size: number;
  sha256: string;
  /** A copy of its bytes. Not to be called after `release`. */
  read(): Promise<Uint8Array>;
  /** Its bytes piece by piece, as {@link read}; may be called again. */
  open(): Readable;
  /** Frees the memory or the temporary file, once the bytes are stored. */
  release(): void;
}

/** A file whose bytes are in memory. */
export function toIncomingFile(name: string, bytes: Uint8Array): IncomingFile {
  return {
    name,
    size: bytes.length,
    sha256: hashContent(bytes),
    read: async () => new Uint8Array(bytes),
    open: () => Readable.from([bytes], { objectMode: false }),
    release: () => {},
  };
}

export function textFile(name: string, text: string): IncomingFile {
  return toIncomingFile(name, Buffer.from(text));
}

interface NamedFile {
  fileName: string;
  sizeBytes: number;
  /** What its sender calls it; absent: it is added each time it is sent. */
  key?: string | undefined;
}

export interface AcceptedFile extends Content, NamedFile {
  refused: null;
}

export interface RefusedFile extends NamedFile {
  refused: { code: ErrorCode; params: ErrorParams };
}

export type PreparedFile = AcceptedFile | RefusedFile;

/** Refuses empty and too large files. Readers decide later whether the others are documents. */
export function prepareFiles(ctx: Ctx, files: readonly IncomingFile[]): PreparedFile[] {
  return files.map((file) => prepareFile(ctx.limits.maxFileBytes, file));
}

function prepareFile(maxFileBytes: number, file: IncomingFile): PreparedFile {
  const named = { fileName: cleanFileName(file.name), sizeBytes: file.size };
  if (file.size === 0) return { ...named, refused: { code: 'EMPTY_FILE', params: {} } };
  if (file.size > maxFileBytes)
    return { ...named, refused: { code: 'TOO_LARGE', params: { limitMb: Math.round(maxFileBytes / 1024 / 1024) } } };
  return { ...named, sha256: file.sha256, read: file.read, open: file.open, refused: null };
}
