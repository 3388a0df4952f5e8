import { packDocument } from '../../contract/packDocument.ts';
import type { Reading } from '../../contract/reading.ts';
import type { DocumentText, HiddenText } from '../../contract.ts';

/** What is kept of hidden text and of links: far more than anybody looks at. */
const mostHiddenCharacters = 100_000;
const mostPieces = 1_000;

/** What is handed on of a document that was read. */
export async function describeReading(
  by: Pick<Reading, 'readerId' | 'readerVersion' | 'milliseconds' | 'readShare'>,
  document: DocumentText,
): Promise<Reading> {
  const { text, pages, links, hidden, warnings } = document;
  return {
    ...by,
    text,
    pages: pages.length,
    ocr: pages.some(({ ocrConfidence }) => ocrConfidence !== null),
    hiddenCount: hidden.length,
    warnings,
    layout: await packDocument({ ...document, links: links.slice(0, mostPieces), hidden: capHidden(hidden) }),
  };
}

function capHidden(hidden: readonly HiddenText[]): HiddenText[] {
  let left = mostHiddenCharacters;
  return hidden.slice(0, mostPieces).flatMap((one) => {
    const text = one.text.slice(0, left);
    left -= text.length;
    return text === '' ? [] : [{ ...one, text }];
  });
}
