import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { FoundFile } from './foundFile.ts';

export function hashBytes(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A stream takes 64 KiB whatever a file holds: of ten thousand small files that is most of an import's memory. */
const readWhole = 64 * 1024;

/** Of a file of any size. */
export async function hashFile({ path, size }: Pick<FoundFile, 'path' | 'size'>): Promise<string> {
  if (size <= readWhole) return hashBytes(await readFile(path));
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
