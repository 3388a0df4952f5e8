import type { DocumentText, Evidence } from '../../contract.ts';

/** A stretch of the visible text as a quotation. */
export function quoteDocument(document: DocumentText, start: number, end: number): Evidence[] {
  const page = document.lines.find((line) => line.start <= start && start <= line.end)?.page ?? 1;
  return [{ text: document.text.slice(start, end), page, start, end }];
}
