import type { TextSpan } from '../../shared/textSpan.ts';

type Span = Pick<TextSpan, 'start' | 'end'>;

/** The end of a sentence, or a separator between two remarks on a line. The full stop of an abbreviation ("p.a.", "тыс.") is not followed by a capital. */
const boundary = /\n+|;|\s{0,20}[|•·▪●■◦‣]\s*|\s\/\s|(?<=[.!?])\s+(?=\p{Lu})|\s{3,}/gu;

/** Splits a text into clauses: sentences, and remarks separated by marks on a line. */
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
