import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type DocumentText, PluginError, type Reader } from '../../plugins/contract.ts';
import { defaultReadLimits } from '../../plugins/reading/defaultReadLimits.ts';
import { pagesWithoutText } from '../../plugins/reading/ocr/pagesWithoutText.ts';
import { recognisePages } from '../../plugins/reading/ocr/recognisePages.ts';

export interface FileReading {
  reader: Reader;
  document: DocumentText;
}

/** Reads a file with the reader that accepts its bytes. Scanned pages go through character recognition, as in the product. */
export async function readFileAs(readers: readonly Reader[], path: string): Promise<FileReading> {
  const bytes = new Uint8Array(await readFile(path));
  const head = bytes.subarray(0, 4100);
  for (const reader of readers) {
    if (!(await reader.accepts(head, basename(path)))) continue;
    const document = await reader.read(bytes, { signal: new AbortController().signal, limits: defaultReadLimits });
    const scanned = pagesWithoutText(document);
    return { reader, document: scanned.length > 0 ? await recognisePages(bytes, document, scanned) : document };
  }
  throw new PluginError('UNSUPPORTED_KIND', `No reader accepts ${basename(path)}`);
}
