import type { Reading } from '../contract/reading.ts';
import { type DocumentText, PluginError, type Reader, type ReadOptions } from '../contract.ts';

/** Bytes that readers need to recognise the kind. */
const headLength = 4100;

export interface ReadBytes extends Pick<Reading, 'readerId' | 'readerVersion' | 'milliseconds'> {
  document: DocumentText;
}

/**
 * Reads the document with the first reader that accepts its content.
 * @throws PluginError UNSUPPORTED_KIND when none does, EMPTY_FILE, or what the reader throws
 */
export async function readBytes(
  readers: readonly Reader[],
  name: string,
  bytes: Uint8Array,
  options: ReadOptions,
): Promise<ReadBytes> {
  if (bytes.length === 0) throw new PluginError('EMPTY_FILE', 'the file is empty');
  const started = performance.now();
  const head = bytes.subarray(0, headLength);
  for (const reader of readers) {
    if (!(await reader.accepts(head, name))) continue;
    const document = await reader.read(bytes, options);
    return { readerId: reader.id, readerVersion: reader.version, document, milliseconds: performance.now() - started };
  }
  throw new PluginError('UNSUPPORTED_KIND', 'no reader accepts the content');
}
