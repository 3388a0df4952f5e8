import type { DocumentText, Evidence, Fact } from '../../../contract.ts';
import { firstWhere, type Stretch, spanAt, trimSpan } from './textSpan.ts';

/** Page of an offset: the page of the last line that begins at or before it. */
const pageAt = ({ lines }: DocumentText, offset: number): number =>
  lines[Math.max(0, firstWhere(lines, ({ start }) => start > offset) - 1)]?.page ?? 1;

/** The quotation between two offsets, without white space around it. */
export function quote(document: DocumentText, start: number, end: number): Evidence {
  const span = trimSpan(spanAt(document.text, start, end));
  return { text: span.text, page: pageAt(document, span.start), start: span.start, end: span.end };
}

/** A fact with one quotation as evidence. */
export function fact<T>(document: DocumentText, value: T, start: number, end: number, confidence: number): Fact<T> {
  return { value, evidence: [quote(document, start, end)], confidence };
}

/** Any white space, including line breaks, becomes one space. */
export const oneLine = (text: string): string => (/[^\S ]|\s\s/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();

/** What a span says, on one line. */
export const printedAt = ({ text }: DocumentText, { start, end }: Stretch): string => oneLine(text.slice(start, end));

/** The quotations of those spans that were found. */
export const quoteAll = (document: DocumentText, spans: readonly (Stretch | null | undefined)[]): Evidence[] =>
  spans.flatMap((span) => (span ? [quote(document, span.start, span.end)] : []));
