import type { Readable } from 'node:stream';
import type { Content } from '../content.ts';

/** Keeps originals outside the database, each under its SHA-256. Throws AppError UNAVAILABLE when it cannot be reached. */
export interface ObjectStore {
  /** Writes an object, or the same one again. The store compares what arrived with the SHA-256. */
  put(content: Pick<Content, 'sha256' | 'sizeBytes' | 'open'>): Promise<void>;
  /** Null when there is no such object. */
  get(sha256: string): Promise<Readable | null>;
  /** Missing objects count as removed. */
  remove(hashes: readonly string[]): Promise<void>;
  /** Throws unless the bucket exists and may be read. For `noa doctor`. */
  check(): Promise<void>;
  close(): void;
}
