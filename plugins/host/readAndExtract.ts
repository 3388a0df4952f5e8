import type { Extractor, Reader, ReadOptions } from '../contract.ts';
import { pagesWithoutText } from '../reading/ocr/pagesWithoutText.ts';
import type { ReadResult } from './documentTasks.ts';
import { readBytes } from './readBytes.ts';

export interface ReadAndExtract {
  name: string;
  bytes: Uint8Array;
  /** Finds the facts of the résumé that the document is. */
  extractor: Extractor;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Reads as {@link readBytes} does, and finds the facts in the same go, unless there is no text yet or pages have to be recognised first. */
export async function readAndExtract(
  readers: readonly Reader[],
  { name, bytes, extractor, today }: ReadAndExtract,
  options: ReadOptions,
): Promise<ReadResult> {
  const read = await readBytes(readers, name, bytes, options);
  const { document } = read;
  if (document.text.trim() === '' || pagesWithoutText(document).length > 0) return read;
  const started = performance.now();
  const facts = await extractor.extractResume(document, { signal: options.signal, today });
  return { ...read, extracted: { facts, milliseconds: performance.now() - started } };
}
