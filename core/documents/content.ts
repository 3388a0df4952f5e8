import type { Readable } from 'node:stream';

/** An original. */
export interface Content {
  sha256: string;
  sizeBytes: number;
  read(): Promise<Uint8Array>;
  /** The bytes piece by piece; may be called again. */
  open(): Readable;
}
