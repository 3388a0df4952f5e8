import type { DocumentText } from '../../../plugins/contract.ts';

/** The beginning of a document in whole lines, with offsets unchanged; the document itself when it is short enough. */
export function capDocument(document: DocumentText, maxCharacters: number): DocumentText {
  if (document.text.length <= maxCharacters) return document;
  const lines = document.lines.filter(({ end }) => end <= maxCharacters);
  const end = lines.reduce((last, line) => Math.max(last, line.end), 0);
  const links = document.links.filter((link) => link.end === null || link.end <= end);
  return { ...document, text: document.text.slice(0, end), lines, links };
}
