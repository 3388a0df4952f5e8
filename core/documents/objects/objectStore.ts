import type { Readable } from 'node:stream';
import type { Content } from '../content.ts';

/** Keeps originals outside of the database, each under its SHA-256. What cannot be reached now fails with AppError UNAVAILABLE. */
export interface ObjectStore {
  /** Writes an object, or the same one again. The store compares what arrived with the SHA-256. */
  put(content: Pick<Content, 'sha256' | 'sizeBytes' | 'open'>): Promise<void>;
  /** Null when there is no such object. */
  get(sha256: string): Promise<Readable | null>;
  /** Those that are not there count as removed. */
  remove(hashes: readonly string[]): Promise<void>;
  /** Whether the bucket is there and may be read; throws otherwise. For `noa doctor`. */
  check(): Promise<void>;
  close(): void;
}
