import type { TextSpan } from './textSpan.ts';

type Span = Pick<TextSpan, 'start' | 'end'>;

/** Ends a sentence, or parts two remarks on a line. A full stop of an abbreviation ("p.a.", "тыс.") is followed by no capital. */
const boundary = /\n+|;|\s{0,20}[|•·▪●■◦‣]\s*|\s\/\s|(?<=[.!?])\s+(?=\p{Lu})|\s{3,}/gu;

/** The clauses of a text: sentences, and the remarks that marks part on a line. */
export function splitClauses(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(boundary)) {
    spans.push({ start: from, end: index });
    from = index + mark.length;
  }
  spans.push({ start: from, end: text.length });
  return spans.filter(({ start, end }) => text.slice(start, end).trim() !== '');
}
