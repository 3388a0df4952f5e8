import type { FieldSpan } from './fieldSpan.ts';

/** "Engineer at Acme": words before an employer or a school that are no part of its name. */
const joiner = /^(?:at|from|@|bei|chez|presso|for|в|во)\s+/u;

export function withoutJoiner<Name>(text: string, span: FieldSpan<Name>): FieldSpan<Name> {
  if (span.field !== 'company' && span.field !== 'institution') return span;
  const length = joiner.exec(text.slice(span.start, span.end))?.[0].length ?? 0;
  return { ...span, start: span.start + length };
}
