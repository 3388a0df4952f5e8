import { createHash } from 'node:crypto';
import type { DocumentText } from '../../../contract.ts';
import type { Span } from '../quoting/spans.ts';

/** Beyond this a résumé repeats itself; the extractor that works without a model reads it whole. */
const mostCharacters = 40_000;

/** As much of a document as a model is shown, and may quote. Offsets stay true. */
export function shownPart(document: DocumentText): DocumentText {
  return { ...document, text: document.text.slice(0, mostCharacters) };
}

/**
 * The message that holds the document: its visible text without what instructs its reader, between two marks that it cannot contain, because they are made from it.
 */
export function documentMessage({ text }: Pick<DocumentText, 'text'>, forbidden: readonly Span[]): string {
  const sent = cutOut(text, forbidden);
  const mark = createHash('sha256').update(sent).digest('hex').slice(0, 16);
  return `The document begins after the mark BEGIN ${mark} and ends before the mark END ${mark}.\nBEGIN ${mark}\n${sent}\nEND ${mark}`;
}

function cutOut(text: string, parts: readonly Span[]): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of parts) {
    kept += text.slice(from, start);
    from = end;
  }
  return kept + text.slice(from);
}
