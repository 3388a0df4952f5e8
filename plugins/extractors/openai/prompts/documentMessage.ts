import { createHash } from 'node:crypto';
import type { DocumentText } from '../../../contract.ts';
import type { Span } from '../quoting/spans.ts';

/** Longer résumés repeat themselves; the base extractor still reads them whole. */
const mostCharacters = 40_000;

/** The part of a document that a model sees and may quote, before `end`, with unchanged offsets. */
export function shownPart(document: DocumentText, end: number): DocumentText {
  return { ...document, text: document.text.slice(0, Math.min(end, mostCharacters)) };
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
