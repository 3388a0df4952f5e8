import type { Reading } from '../../contract/reading.ts';
import type { DocumentText, Extractor, Reader, ReadOptions } from '../../contract.ts';
import { pagesWithoutText } from '../../reading/ocr/pagesWithoutText.ts';
import type { ReadResult } from '../documentTasks.ts';
import { readBytes } from '../readBytes.ts';
import { capFacts } from './capFacts.ts';
import { describeReading } from './describeReading.ts';
import { findHiddenFields } from './findHiddenFields.ts';
import { readShare, warnOfUnread } from './readShare.ts';

export interface ReadDocumentInput {
  name: string;
  bytes: Uint8Array;
  /** Finds the facts of the résumé that the document is, in the same go. */
  extract?: { extractor: Extractor /** `YYYY-MM-DD` */; today: string } | undefined;
}

/**
 * Reads as {@link readBytes} does. Facts are left out while there is no text or pages have to be recognised first.
 */
export async function readDocument(
  readers: readonly Reader[],
  { name, bytes, extract }: ReadDocumentInput,
  options: ReadOptions,
): Promise<ReadResult> {
  const { document: read, ...by } = await readBytes(readers, name, bytes, options);
  const [document, reading] = await judge(by, read);
  if (extract === undefined || document.text.trim() === '' || pagesWithoutText(document).length > 0) return reading;
  const started = performance.now();
  const facts = capFacts(await extract.extractor.extractResume(document, { signal: options.signal, today: extract.today }));
  const milliseconds = performance.now() - started;
  return { ...reading, extracted: { facts, hiddenFields: findHiddenFields(document, facts), milliseconds } };
}

/** The reading again, after `document` got the text of pages that had none. */
export async function renewReading({ readerId, readerVersion, milliseconds }: Reading, document: DocumentText): Promise<Reading> {
  const [, reading] = await judge({ readerId, readerVersion, milliseconds }, document);
  return reading;
}

/** Extractors get the warning of a document that is mostly unread too. */
async function judge(
  by: Pick<Reading, 'readerId' | 'readerVersion' | 'milliseconds'>,
  read: DocumentText,
): Promise<[DocumentText, Reading]> {
  const share = readShare(read);
  const document = warnOfUnread(read, share);
  return [document, await describeReading({ ...by, readShare: share }, document)];
}
